package dev.heddle.concolic.backend;

/** A solver that understands SMT-LIB and keeps its state from script to script. */
interface Engine {

    /**
     * What the solver prints when it runs the script.
     *
     * @throws RuntimeException if it does not understand the script
     */
    String run(String script);

    void close();
}
