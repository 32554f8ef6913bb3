package dev.heddle.explore;

/** Says that executions cannot go on: the program does something that nobody can bring to an end. */
public class UncontrolledException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public UncontrolledException(String message) {
        super(message);
    }
}
