package dev.heddle.agent;

/** How much of what a program does is followed. */
public enum Depth {
    /** What threads can notice of each other. */
    SCHEDULE,
    /** As well, how values depend on inputs. */
    INPUTS,
    /** As well, whether calculations that depend on inputs overflow. */
    OVERFLOW
}
