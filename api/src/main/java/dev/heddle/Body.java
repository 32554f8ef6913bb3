package dev.heddle;

/** Code that is explored: run again and again from its beginning, each time under another schedule. */
@FunctionalInterface
public interface Body {

    /** Runs once; whatever it throws is a failure. */
    void run() throws Exception;
}
