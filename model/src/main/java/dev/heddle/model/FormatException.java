package dev.heddle.model;

/** Says that a text is not what it should be; the message is a sentence for its author. */
public final class FormatException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public FormatException(String message) {
        super(message);
    }
}
