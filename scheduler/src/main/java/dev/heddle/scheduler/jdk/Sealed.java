package dev.heddle.scheduler.jdk;

import dev.heddle.scheduler.thread.InstrumentedThread;

/** Keeps the program from Heddle's own classes: what it changed there would be no verdict. */
public final class Sealed {

    private Sealed() {
    }

    /** Refuses the program if it got hold of a class of ours in order to look into it. */
    public static void require(Class<?> type) {
        if (type != null && type.getName().startsWith("dev.heddle.")) {
            InstrumentedThread current = InstrumentedThread.current();
            if (current != null && current.execution().world().isHeddles(type)) {
                current.unsupported("the program looks into Heddle itself, at " + type.getName());
            }
        }
    }
}
