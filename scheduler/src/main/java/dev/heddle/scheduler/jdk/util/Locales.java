package dev.heddle.scheduler.jdk.util;

import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.memory.AccessMode;
import dev.heddle.scheduler.memory.Facet;
import dev.heddle.scheduler.thread.InstrumentedThread;
import java.util.Locale;

/** {@link Locale}: its default is a variable, which is put back after an execution. */
@Models(value = "java.util.Locale", redirect = "setDefault", before = "getDefault")
public final class Locales {

    private Locales() {
    }

    public static void setDefault(Locale locale) {
        write(Locale.class);
        Locale.setDefault(locale);
    }

    public static void setDefault(Locale.Category category, Locale locale) {
        write(Locale.class);
        Locale.setDefault(category, locale);
    }

    public static void getDefault() {
        read(Locale.class);
    }

    public static void getDefault(Locale.Category category) {
        read(Locale.class);
    }

    /** The default that {@code owner} keeps is asked for. */
    static void read(Class<?> owner) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current != null) {
            current.memory().facet(owner, Facet.STATE, AccessMode.VOLATILE, false, null);
        }
    }

    /** The default that {@code owner} keeps is about to be changed. */
    static void write(Class<?> owner) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current != null) {
            current.memory().facet(owner, Facet.STATE, AccessMode.VOLATILE, true, null);
            current.execution().world().touchLocale();
        }
    }
}
