package dev.heddle.scheduler.memory;

/** How strongly a memory access is ordered, as {@link java.lang.invoke.VarHandle} defines it. */
public enum AccessMode {
    PLAIN,
    OPAQUE,
    /** Acquire for reads, release for writes. */
    ACQUIRE_RELEASE,
    VOLATILE
}
