package dev.heddle.scheduler;

/** Something whose changes are counted, so that a thread can wait for the next one. */
interface Versioned {

    int version();
}
