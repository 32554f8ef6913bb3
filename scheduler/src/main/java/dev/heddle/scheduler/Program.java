package dev.heddle.scheduler;

/** What is run: the entry point of the program under test. */
@FunctionalInterface
public interface Program {

    /** Runs the program's main thread; whatever it throws is the program's. */
    void run() throws Throwable;

    /** The loader that the program's threads find their classes by; null for that of the calling thread. */
    default ClassLoader loader() {
        return null;
    }
}
