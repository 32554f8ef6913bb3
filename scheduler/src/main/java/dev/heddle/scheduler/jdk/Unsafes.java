package dev.heddle.scheduler.jdk;

import dev.heddle.scheduler.thread.InstrumentedThread;
import java.util.concurrent.TimeUnit;
import jdk.internal.misc.Unsafe;

/** {@code Unsafe}: parking, fences, and what it does to much memory at once. Its accesses to single variables are in {@link Atomics}. */
@Models(value = "jdk.internal.misc.Unsafe", redirect = {
    "allocateMemory", "reallocateMemory", "freeMemory", "setMemory", "copyMemory", "copySwapMemory",
    "fullFence", "loadFence", "loadLoadFence", "storeFence", "storeStoreFence"
})
public final class Unsafes {

    private Unsafes() {
    }

    public static void park(Unsafe self, boolean isAbsolute, long time) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current == null) {
            self.park(isAbsolute, time);
        } else if (isAbsolute) {
            current.threads().park(TimeUnit.MILLISECONDS.toNanos(Math.max(0, time - current.determinism().currentTimeMillis())), null);
        } else {
            current.threads().park(time == 0 ? -1 : time, null);
        }
    }

    public static void unpark(Unsafe self, Object thread) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current == null || !(thread instanceof Thread target)) {
            self.unpark(thread);
        } else {
            current.threads().unpark(target);
        }
    }

    public static void fullFence(Unsafe self) {
        Fencing.fullFence();
    }

    public static void loadFence(Unsafe self) {
        Fencing.acquireFence();
    }

    public static void loadLoadFence(Unsafe self) {
        Fencing.loadLoadFence();
    }

    public static void storeFence(Unsafe self) {
        Fencing.releaseFence();
    }

    public static void storeStoreFence(Unsafe self) {
        Fencing.storeStoreFence();
    }

    public static long allocateMemory(Unsafe self, long bytes) {
        long address = self.allocateMemory(bytes);
        allocated(address, bytes);
        return address;
    }

    public static long reallocateMemory(Unsafe self, long address, long bytes) {
        InstrumentedThread current = InstrumentedThread.current();
        long size = current == null ? 0 : current.memory().allocatedAt(address);
        if (size == 0) {
            return self.reallocateMemory(address, bytes);
        }
        long moved = allocateMemory(self, bytes);
        self.copyMemory(address, moved, Math.min(size, bytes));
        freeMemory(self, address);
        return moved;
    }

    public static void freeMemory(Unsafe self, long address) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current == null || !current.memory().free(address)) {
            self.freeMemory(address);
        }
    }

    private static void allocated(long address, long bytes) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current != null && bytes > 0) {
            current.memory().allocated(address, bytes);
        }
    }

    public static void setMemory(Unsafe self, long address, long bytes, byte value, int site) {
        setMemory(self, null, address, bytes, value, site);
    }

    public static void setMemory(Unsafe self, Object target, long offset, long bytes, byte value, int site) {
        bulk(target, offset, bytes, true, site);
        self.setMemory(target, offset, bytes, value);
    }

    public static void copyMemory(Unsafe self, long from, long to, long bytes, int site) {
        copyMemory(self, null, from, null, to, bytes, site);
    }

    public static void copyMemory(Unsafe self, Object source, long from, Object target, long to, long bytes, int site) {
        bulk(source, from, bytes, false, site);
        bulk(target, to, bytes, true, site);
        self.copyMemory(source, from, target, to, bytes);
    }

    public static void copySwapMemory(Unsafe self, long from, long to, long bytes, long size, int site) {
        copySwapMemory(self, null, from, null, to, bytes, size, site);
    }

    public static void copySwapMemory(Unsafe self, Object source, long from, Object target, long to, long bytes, long size, int site) {
        bulk(source, from, bytes, false, site);
        bulk(target, to, bytes, true, site);
        self.copySwapMemory(source, from, target, to, bytes, size);
    }

    private static void bulk(Object target, long offset, long bytes, boolean write, int site) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current != null) {
            current.memory().bulk(target, offset, bytes, write, site);
        }
    }
}
