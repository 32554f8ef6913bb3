package dev.heddle;

import java.util.List;
import java.util.Optional;

/** What does the work behind {@link Heddle#explore} and {@link Linearizability}; found as a service, because this module depends on nothing. */
public interface Engine {

    /**
     * Explores {@code body}, about a subject if there is one.
     *
     * @throws IllegalStateException if the JVM is not under Heddle's control; the message says what to do
     */
    Explored explore(Options options, Optional<Subject> subject, Body body);

    /** Runs {@code body} for all values that it chooses, for at most {@code seconds}, whatever options are given for this run or this machine. */
    Explored enumerate(long seconds, Subject subject, Body body);

    /** The identities of what witnesses about {@code type} were kept for in earlier runs. */
    List<String> kept(Options options, Class<?> type);

    /** The identity of the subject whose witness is to be replayed in this run and not explored, if there is such a witness. */
    Optional<String> replayed(Options options);

    /** Runs the execution of that witness. */
    Explored replay(Options options, Subject subject, Body body);
}
