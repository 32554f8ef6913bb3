package dev.heddle.runtime;

/**
 * Hooks around {@code monitorenter} and {@code monitorexit}.
 *
 * <p>A controlled strand enters, in place of the monitor that the scheduler has granted it, one that
 * nobody else knows: the locking stays structured, so the JIT compiles it, and never blocks.
 */
public final class Monitors {

    private Monitors() {
    }

    public static Object enter(Object monitor, int site) {
        Strand strand = Control.strand();
        return strand == null || monitor == null ? monitor : strand.enter(monitor, site);
    }

    /** The same for code of the JDK of which only the monitors are followed. */
    public static Object enterInner(Object monitor, int site) {
        Strand strand = Control.strand();
        return strand == null || monitor == null ? monitor : strand.enterInner(monitor, site);
    }

    public static Object exit(Object monitor, int site) {
        Strand strand = Control.strand();
        return strand == null || monitor == null ? monitor : strand.exit(monitor, site);
    }
}
