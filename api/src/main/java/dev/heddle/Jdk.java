package dev.heddle;

/** How collections, futures and executors of the JDK are dealt with. */
public enum Jdk {
    /** A call is one step, as the documentation of the JDK promises. */
    TRUSTED,
    /** All that the JDK's code does is explored. */
    EXPLORED
}
