package dev.heddle.scheduler.jdk.util;

import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.kernel.ProgramThread;
import java.util.Locale;

/** {@link Locale}: its default is put back after an execution. */
@Models(value = "java.util.Locale", redirect = "setDefault")
public final class Locales {

    private Locales() {
    }

    public static void setDefault(Locale locale) {
        touch();
        Locale.setDefault(locale);
    }

    public static void setDefault(Locale.Category category, Locale locale) {
        touch();
        Locale.setDefault(category, locale);
    }

    static void touch() {
        ProgramThread current = ProgramThread.current();
        if (current != null) {
            current.execution().world().touchLocale();
        }
    }
}
