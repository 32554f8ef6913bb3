package dev.heddle.scheduler.jdk;

import dev.heddle.scheduler.thread.InstrumentedThread;
import java.lang.invoke.VarHandle;

/** The fences of {@link VarHandle}. Those for loads or stores alone count like the ones that acquire or release, of which they are a part. */
@Models(value = "java.lang.invoke.VarHandle", redirect = {"fullFence", "acquireFence", "releaseFence", "loadLoadFence", "storeStoreFence"})
public final class Fencing {

    private Fencing() {
    }

    public static void fullFence() {
        fence(true, true);
        VarHandle.fullFence();
    }

    public static void acquireFence() {
        fence(true, false);
        VarHandle.acquireFence();
    }

    public static void releaseFence() {
        fence(false, true);
        VarHandle.releaseFence();
    }

    public static void loadLoadFence() {
        fence(true, false);
        VarHandle.loadLoadFence();
    }

    public static void storeStoreFence() {
        fence(false, true);
        VarHandle.storeStoreFence();
    }

    private static void fence(boolean acquires, boolean releases) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current == null) {
            return;
        }
        if (acquires) {
            current.fences.acquire(current.clock);
        }
        if (releases) {
            current.fences.release(current.clock, current.index());
        }
    }
}
