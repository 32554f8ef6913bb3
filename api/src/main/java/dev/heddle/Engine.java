package dev.heddle;

/** What does the work behind {@link Heddle#explore}; found as a service, because this module depends on nothing. */
public interface Engine {

    /**
     * Explores {@code body}.
     *
     * @throws IllegalStateException if the JVM is not under Heddle's control; the message says what to do
     */
    Explored explore(Options options, Body body);
}
