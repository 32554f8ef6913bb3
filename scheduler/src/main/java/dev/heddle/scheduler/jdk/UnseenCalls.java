package dev.heddle.scheduler.jdk;

import dev.heddle.scheduler.memory.AccessMode;
import dev.heddle.scheduler.memory.Facet;
import dev.heddle.scheduler.thread.InstrumentedThread;

/** Hooks around calls of methods of the JDK whose code nobody follows. */
public final class UnseenCalls {

    private UnseenCalls() {
    }

    /** Called for each reference that is about to be passed. */
    public static void pass(Object argument) {
        pass(argument, 0, 0);
    }

    /** The same for an array of which only a stretch is meant. */
    public static void pass(Object argument, int from, int length) {
        InstrumentedThread current = argument == null ? null : InstrumentedThread.current();
        if (current != null) {
            current.coarseCalls().pass(argument, from, length);
        }
    }

    /** Called right before the call; the answer is for {@link #returned}. */
    public static boolean call(Object receiver, int site) {
        InstrumentedThread current = InstrumentedThread.current();
        return current != null && current.coarseCalls().call(receiver, site);
    }

    /** Called before one of the standard streams is fetched. */
    public static void stream() {
        InstrumentedThread current = InstrumentedThread.current();
        if (current != null) {
            current.memory().facet(System.class, Facet.STREAMS, AccessMode.PLAIN, false, null);
        }
    }

    /** Called with what the call has given back. */
    public static void returned(Object result, boolean known) {
        InstrumentedThread current = known ? InstrumentedThread.current() : null;
        if (current != null) {
            current.publish(result);
        }
    }
}
