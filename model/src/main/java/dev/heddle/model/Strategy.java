package dev.heddle.model;

/** Answers the choices of an execution that its prefix leaves open. */
public interface Strategy {

    /** Called once before each execution. */
    default void begin() {
    }

    /** Called after each visible operation, if the execution keeps book of them. */
    default void performed(Event event) {
    }

    /** Returns the number of an option of {@code choice}. */
    int decide(Choice choice);

    /** Lets each thread run for as long as it can, and time pass only when nothing else is possible. */
    static int leaveRunning(Choice choice) {
        if (!(choice instanceof ThreadChoice threads)) {
            return 0;
        }
        if (threads.current() >= 0 && threads.deadline(threads.current()) < 0) {
            return threads.current();
        }
        int earliest = 0;
        for (int i = 0; i < threads.size(); i++) {
            if (threads.deadline(i) < threads.deadline(earliest)) {
                earliest = i;
            }
        }
        return earliest;
    }
}
