package dev.heddle.cli;

/** Says what is wrong with what the user gave us, in a sentence. */
final class UsageException extends RuntimeException {

    private static final long serialVersionUID = 1;

    UsageException(String message) {
        super(message);
    }
}
