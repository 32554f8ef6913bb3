package dev.heddle;

import java.util.concurrent.Callable;

/**
 * How an action ended: with a result, or by throwing something.
 *
 * @param value the result; null if something was thrown
 * @param thrown what was thrown, or null
 */
public record Outcome<T>(T value, Throwable thrown) {

    /** Runs {@code action} and keeps how it ended. */
    static <T> Outcome<T> of(Callable<? extends T> action) {
        try {
            return new Outcome<>(action.call(), null);
        } catch (Exception | AssertionError thrown) {
            return new Outcome<>(null, thrown);
        }
    }

    /** The result; throws what the action has thrown. */
    public T get() throws Exception {
        if (thrown instanceof Exception exception) {
            throw exception;
        }
        if (thrown instanceof Error error) {
            throw error;
        }
        return value;
    }

    @Override
    public String toString() {
        return thrown == null ? String.valueOf(value) : thrown.toString();
    }
}
