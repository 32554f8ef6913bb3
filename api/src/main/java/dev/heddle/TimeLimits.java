package dev.heddle;

/** When time limits run out, and sleeps end. */
public enum TimeLimits {
    /** Only when no thread can go on otherwise, the shortest first; what fails if short ones run out earlier is a warning. */
    PATIENT,
    /** As PATIENT, but short ones at any time: what fails then is a warning, and nothing else is looked for. */
    EARLY,
    /** At any time, as on a machine that is slow at the worst moment. */
    ANY
}
