package dev.heddle.scheduler.jdk.trusted;

import dev.heddle.scheduler.kernel.Execution;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.memory.Shared;

/** Which objects of the JDK are taken by their word: each call of a method is one step. Of others, what their code does is explored. */
final class Trust {

    private Trust() {
    }

    /** True if a call of {@code self} by whoever calls is one step: it is a {@code type}, and nothing more, that others know as well. */
    static boolean covers(Object self, Class<?> type) {
        ProgramThread current = ProgramThread.current();
        return current != null && self.getClass() == type && current.findPublished(self) != null && current.execution().trusts(type);
    }

    /** What is known of {@code self}, which is trusted. */
    static Shared of(Object self) {
        return ProgramThread.calling().findPublished(self);
    }

    /**
     * Somebody is about to call a method of {@code self} that is more than one step. If others could notice, nobody trusts objects of that class any more, and the execution, which did so, counts for nothing.
     */
    static void withdraw(Object self, Class<?> type) {
        if (covers(self, type)) {
            ProgramThread current = ProgramThread.current();
            Execution execution = current.execution();
            if (!execution.isUnnoticed()) {
                execution.distrust(current, type);
            }
        }
    }
}
