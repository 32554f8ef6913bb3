package dev.heddle.scheduler.jdk.lang;

import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.kernel.ProgramThread;

/**
 * How virtual threads are made: under control, as those that the JDK falls back to where it has no continuations. They
 * are virtual in all that a program can see, and have no scheduler of their own.
 */
@Models(value = "jdk.internal.vm.ContinuationSupport", redirect = "isSupported")
public final class VirtualThreads {

    private VirtualThreads() {
    }

    public static boolean isSupported() {
        return ProgramThread.current() == null;
    }
}
