package dev.heddle.model;

/** A point in an execution at which it could go on in more than one way; options are numbered from 0. */
public sealed interface Choice permits ThreadChoice, ValueChoice {

    int size();

    /** The decision that stands for option {@code index}. */
    Decision decision(int index);
}
