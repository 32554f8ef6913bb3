package dev.heddle.explore;

/** Something that can say in one line how it searches and what that is worth. */
interface SelfDescribing {

    String describe();
}
