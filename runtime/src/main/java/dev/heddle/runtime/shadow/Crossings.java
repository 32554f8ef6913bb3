package dev.heddle.runtime.shadow;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;

/**
 * Hooks around calls of the JDK that take their time: what is in a collection when it is called may not be what it finds there, because other threads go on
 * meanwhile. What they hand over while somebody looks is pinned, and so is what they are about to hand over when somebody begins to.
 */
public final class Crossings {

    /** Those that look or hand something over. */
    private static Strand[] inside = new Strand[8];
    private static int count;

    private Crossings() {
    }

    /** For the next execution. */
    static void clear() {
        for (int i = 0; i < count; i++) {
            inside[i] = null;
        }
        count = 0;
    }

    /** A method of the JDK is about to be called that may look into what it is given. */
    public static void look(int site) {
        Strand strand = Control.strand();
        if (strand == null) {
            return;
        }
        enter(strand);
        strand.looking++;
        for (int i = 0; i < count; i++) {
            if (inside[i] != strand && inside[i].handed != null) {
                Pins.pinAll(inside[i].handed, site);
            }
        }
    }

    /** It has returned. */
    public static void looked() {
        Strand strand = Control.strand();
        if (strand != null && strand.looking > 0) {
            strand.looking--;
            leave(strand);
        }
    }

    /** {@code object} is about to be put where others may find it; true if they look at this moment, so that it has to be pinned. */
    static boolean isSeen(Object object) {
        Strand strand = object == null ? null : Control.strand();
        if (strand == null) {
            return false;
        }
        for (int i = 0; i < count; i++) {
            if (inside[i] != strand && inside[i].looking > 0) {
                return true;
            }
        }
        enter(strand);
        strand.handed = object;
        return false;
    }

    /** What was handed over is there. */
    public static void handed() {
        Strand strand = Control.strand();
        if (strand != null && strand.handed != null) {
            strand.handed = null;
            leave(strand);
        }
    }

    private static void enter(Strand strand) {
        for (int i = 0; i < count; i++) {
            if (inside[i] == strand) {
                return;
            }
        }
        if (count == inside.length) {
            Strand[] more = new Strand[count * 2];
            for (int i = 0; i < count; i++) {
                more[i] = inside[i];
            }
            inside = more;
        }
        inside[count++] = strand;
    }

    private static void leave(Strand strand) {
        if (strand.looking > 0 || strand.handed != null) {
            return;
        }
        for (int i = 0; i < count; i++) {
            if (inside[i] == strand) {
                inside[i] = inside[--count];
                inside[count] = null;
                return;
            }
        }
    }
}
