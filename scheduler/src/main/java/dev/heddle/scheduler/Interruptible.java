package dev.heddle.scheduler;

/** What a thread waits in, if an interrupt takes it out of there. */
interface Interruptible {

    void interrupt();
}
