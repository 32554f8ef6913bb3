package dev.heddle.model;

/** How much of an execution is written down. */
public enum Recording {
    /** Only the decisions. */
    NOTHING,
    /** The visible operations. */
    EVENTS,
    /** The visible operations with names of what they work on, in words. */
    NAMES,
    /** The visible operations with names, values and stacks. */
    DETAILS
}
