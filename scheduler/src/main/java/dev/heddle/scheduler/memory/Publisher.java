package dev.heddle.scheduler.memory;

import dev.heddle.model.ThreadId;

/** Who makes objects reachable for others: a thread, by whose id and count the objects get their names. */
public interface Publisher {

    ThreadId id();

    /** Its place among the threads of the execution, by creation. */
    int index();

    /** Counts one more object that it has published; the first is number 0. */
    int nextPublished();

    /** Called when {@code shared} has come into the reach of others. */
    void published(Shared shared);
}
