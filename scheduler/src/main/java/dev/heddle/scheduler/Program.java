package dev.heddle.scheduler;

/** What is run: the entry point of the program under test. */
@FunctionalInterface
public interface Program {

    /** Runs the program's main thread; whatever it throws is the program's. */
    void run() throws Throwable;

    /** The same program, such that values which depend on inputs are followed; itself if they are followed already. */
    default Program followingInputs() {
        return this;
    }

    /** True if values that depend on inputs are followed. */
    default boolean followsInputs() {
        return false;
    }

    /** The loader that the program's threads find their classes by; null for that of the calling thread. */
    default ClassLoader loader() {
        return null;
    }
}
