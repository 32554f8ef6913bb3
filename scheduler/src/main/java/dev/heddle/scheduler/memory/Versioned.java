package dev.heddle.scheduler.memory;

/** Something whose changes are counted, so that a thread can wait for the next one. */
public interface Versioned {

    int version();
}
