package dev.heddle.scheduler.jdk.lang;

import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.primitives.ThreadRoll;
import dev.heddle.scheduler.thread.InstrumentedThread;
import java.util.ArrayList;
import java.util.List;

/** {@link ThreadGroup}: the threads in it are those of the program. */
@Models(value = "java.lang.ThreadGroup", before = {"stop", "suspend", "resume"})
public final class ThreadGroups {

    private static final Class<?> VIRTUAL = virtual();

    private ThreadGroups() {
    }

    private static Class<?> virtual() {
        try {
            return Class.forName("java.lang.BaseVirtualThread", false, null);
        } catch (ClassNotFoundException older) {
            return null;
        }
    }

    public static int activeCount(ThreadGroup self) {
        return members(self, true).size();
    }

    public static int enumerate(ThreadGroup self, Thread[] list) {
        return enumerate(self, list, true);
    }

    public static int enumerate(ThreadGroup self, Thread[] list, boolean recurse) {
        int count = 0;
        for (Thread thread : members(self, recurse)) {
            if (count < list.length) {
                list[count++] = thread;
            }
        }
        return count;
    }

    public static void interrupt(ThreadGroup self) {
        members(self, true).forEach(Thread::interrupt);
    }

    public static void stop(ThreadGroup self) {
        Threads.refuse("ThreadGroup.stop");
    }

    public static void suspend(ThreadGroup self) {
        Threads.refuse("ThreadGroup.suspend");
    }

    public static void resume(ThreadGroup self) {
        Threads.refuse("ThreadGroup.resume");
    }

    private static List<Thread> members(ThreadGroup group, boolean recurse) {
        List<Thread> members = new ArrayList<>();
        for (Thread thread : platformThreads()) {
            for (ThreadGroup each = thread.getThreadGroup(); each != null; each = recurse ? each.getParent() : null) {
                if (each == group) {
                    members.add(thread);
                }
            }
        }
        return members;
    }

    /** The threads that are alive, without virtual ones, which are in no list of the JDK's either. */
    static List<Thread> platformThreads() {
        InstrumentedThread current = InstrumentedThread.current();
        List<Thread> alive = ThreadRoll.call(current);
        current.quiet++;
        try {
            alive.removeIf(thread -> VIRTUAL != null && VIRTUAL.isInstance(thread));
        } finally {
            current.quiet--;
        }
        return alive;
    }
}
