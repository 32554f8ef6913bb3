package dev.heddle;

/** When time limits run out, and sleeps end. */
public enum TimeLimits {
    /** At any time, as on a machine that is slow at the worst moment. */
    ANY,
    /** Only when no thread can go on otherwise, the shortest first. */
    PATIENT
}
