package dev.heddle.explore.loop;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.List;

/**
 * The memory of the JVM, looked at between executions: a search ends before it is used up, because afterwards nobody knows who gets to feel it. The program
 * would be blamed for what the search remembers.
 */
final class Heap {

    private static final long PERIOD_NANOS = 50_000_000;
    /** To make sure takes a collection of all garbage; so much time lies between two. */
    private static final long SELDOM_NANOS = 2_000_000_000;
    private static final double NEARLY = 0.85;

    private static final List<MemoryPoolMXBean> POOLS = ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getType() == MemoryType.HEAP && pool.isUsageThresholdSupported() && pool.getCollectionUsage() != null).toList();
    private long looked = System.nanoTime();
    private long made = looked - SELDOM_NANOS;

    /** True if hardly anything is left of it, and no garbage is to blame. To be asked often. */
    boolean isFull() {
        long now = System.nanoTime();
        if (now - looked < PERIOD_NANOS) {
            return false;
        }
        looked = now;
        if (!seemsFull() || now - made < SELDOM_NANOS) {
            return false;
        }
        System.gc();
        made = System.nanoTime();
        return seemsFull();
    }

    /** What was left when there was no garbage for the last time. */
    private boolean seemsFull() {
        for (MemoryPoolMXBean pool : POOLS) {
            MemoryUsage usage = pool.getCollectionUsage();
            if (usage.getMax() > 0 && usage.getUsed() > NEARLY * usage.getMax()) {
                return true;
            }
        }
        return false;
    }

    /** True if, all garbage apart, so much is in use that who runs out of memory need not be to blame for it. */
    static boolean isBusy() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory() > runtime.maxMemory() / 2;
    }
}
