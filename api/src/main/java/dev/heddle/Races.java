package dev.heddle;

/** How data races count. */
public enum Races {
    /** A data race is a failure. */
    FAIL,
    /** Data races are reported, and are no failures. */
    WARN,
    /** Data races are not looked for. */
    OFF
}
