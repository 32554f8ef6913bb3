package dev.heddle.scheduler.jdk.util;

import dev.heddle.scheduler.jdk.Models;
import java.util.TimeZone;

/** {@link TimeZone}: its default is put back after an execution. */
@Models(value = "java.util.TimeZone", redirect = "setDefault")
public final class TimeZones {

    private TimeZones() {
    }

    public static void setDefault(TimeZone zone) {
        Locales.touch();
        TimeZone.setDefault(zone);
    }
}
