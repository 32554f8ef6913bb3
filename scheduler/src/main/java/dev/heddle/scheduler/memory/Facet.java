package dev.heddle.scheduler.memory;

/** A part of an object whose fields nobody sees: usually all of it is one, but what a thread or the system keeps are several things. */
public enum Facet {

    STATE(""),
    NAME(".name"),
    PRIORITY(".priority"),
    CONTEXT(".contextClassLoader"),
    HANDLER(".uncaughtExceptionHandler"),
    PROPERTIES(".properties"),
    STREAMS(".streams"),
    REFERENT(".referent"),
    TARGET(".target");

    private static final Facet[] ALL = values();

    private final String suffix;

    Facet(String suffix) {
        this.suffix = suffix;
    }

    /** Where it lies, for {@link Shared#at}: before any field. */
    public long offset() {
        return -1 - ordinal();
    }

    static Facet at(long offset) {
        return ALL[(int) (-1 - offset)];
    }

    /** How it is called behind the name of its object. */
    public String suffix() {
        return suffix;
    }
}
