package dev.heddle;

/** Thrown at the end of an execution in which operations gave what they cannot give one after the other. */
final class NotLinearizable extends AssertionError {

    private static final long serialVersionUID = 1;

    private final String explanation;

    NotLinearizable(String message, String explanation) {
        super(message);
        this.explanation = explanation;
    }

    String explanation() {
        return explanation;
    }

    /** It is about all that happened, and not about where this was noticed. */
    @Override
    public synchronized Throwable fillInStackTrace() {
        return this;
    }
}
