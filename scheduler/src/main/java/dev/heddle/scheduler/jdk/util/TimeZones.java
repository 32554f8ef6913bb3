package dev.heddle.scheduler.jdk.util;

import dev.heddle.scheduler.jdk.Models;
import java.util.TimeZone;

/** {@link TimeZone}: its default is a variable, which is put back after an execution. */
@Models(value = "java.util.TimeZone", redirect = {"setDefault", "getDefault"})
public final class TimeZones {

    private TimeZones() {
    }

    public static void setDefault(TimeZone zone) {
        Locales.write(TimeZone.class);
        TimeZone.setDefault(zone);
    }

    public static TimeZone getDefault() {
        Locales.read(TimeZone.class);
        return TimeZone.getDefault();
    }
}
