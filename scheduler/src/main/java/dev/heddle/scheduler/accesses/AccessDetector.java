package dev.heddle.scheduler.accesses;

import dev.heddle.scheduler.kernel.ProgramThread;

/** Looks at the accesses to memory, in the order in which they happen. */
public interface AccessDetector {

    /** Whose code makes {@code access}, by a number; called by the thread that makes it. */
    int author(MemoryAccess access);

    /** {@code thread} makes {@code access} when its own clock shows {@code time}, as event number {@code event} of the execution. */
    void access(ProgramThread thread, MemoryAccess access, int time, int event);
}
