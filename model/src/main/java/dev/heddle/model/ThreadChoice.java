package dev.heddle.model;

/**
 * Which thread goes next. Options are in order of thread creation.
 *
 * <p>The object is only valid while a strategy looks at it.
 */
public non-sealed interface ThreadChoice extends Choice {

    ThreadId thread(int index);

    /** What that thread would do. */
    Operation operation(int index);

    /** The option that continues the thread that ran last, or -1 if that one cannot go on. */
    int current();

    /** If the thread would go on only because its time is up, that time in virtual nanoseconds; else -1. */
    long deadline(int index);

    @Override
    default Decision decision(int index) {
        return thread(index).decision();
    }
}
