package dev.heddle.report;

/** A text that says what came of an exploration. */
public interface Report {

    /** The whole text. */
    String print();
}
