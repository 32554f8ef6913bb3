package dev.heddle.model;

/**
 * What operations work on: a memory location, a monitor, a lock, a thread's permit, ...
 *
 * <p>Operations of different threads can interact only if their resources overlap.
 */
public interface Resource {

    /** Identifies the resource across executions. */
    ResourceId id();

    /** As the program's author would call it: {@code Account.balance}, {@code lock of Account#2}. */
    String name();
}
