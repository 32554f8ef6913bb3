package dev.heddle.runtime.merging;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import dev.heddle.runtime.shadow.Branches;
import dev.heddle.runtime.shadow.Opcodes;
import dev.heddle.term.Constant;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import java.util.Arrays;

/**
 * Hooks around regions. Before the branch with which a region begins, it is told what the region begins with, and what it computes is kept beside the frame's shadows
 * while the execution goes one way; meanwhile nothing else is merged, and branches are no events. Where the ways meet, the shadows are taken over.
 */
public final class Merges {

    private static Region[] regions = new Region[16];
    private static int count;

    private Merges() {
    }

    /** The number under which {@code region} is known from now on. */
    public static synchronized int add(Region region) {
        if (count == regions.length) {
            regions = Arrays.copyOf(regions, count * 2);
        }
        regions[count] = region;
        return count++;
    }

    /** A number is about to be compared with 0, which decides how a region is gone through; null if inputs do not decide that, or are merged already. */
    public static Merge test(int value, Term shadow, Merged active, int opcode, int region, int site) {
        return shadow == null || active != null ? null
                : begin(Opcodes.compareWithZero(opcode, shadow), Opcodes.holds(opcode, value, 0), region, site, shadow, null);
    }

    /** The same with two numbers. */
    public static Merge compare(int left, int right, Term leftShadow, Term rightShadow, Merged active, int opcode, int region, int site) {
        if (leftShadow == null && rightShadow == null || active != null) {
            return null;
        }
        Term one = leftShadow == null ? Constant.of(left) : leftShadow;
        Term other = rightShadow == null ? Constant.of(right) : rightShadow;
        return begin(Opcodes.compare(opcode, one, other), Opcodes.holds(opcode, left, right), region, site, one, other);
    }

    private static Merge begin(Term condition, boolean holds, int region, int site, Term left, Term right) {
        Strand strand = Control.strand();
        if (strand == null || condition instanceof Constant) {
            return null;
        }
        Merge merge = new Merge(strand, regions[region], new Term[] {Terms.not(condition), condition}, holds ? 1 : 0, site).and(left);
        return right == null ? merge : merge.and(right);
    }

    /** The same at a switch, whose cases are known by their number. */
    public static Merge select(int value, Term shadow, Merged active, int cases, int region, int site) {
        Strand strand = shadow == null || active != null ? null : Control.strand();
        return strand == null ? null : new Merge(strand, regions[region], Branches.ways(shadow, cases), Branches.way(value, cases), site).and(shadow);
    }

    /** The region needs a variable that has this value and shadow. */
    public static Merge and(Merge merge, int value, Term shadow) {
        return merge == null ? null : merge.and(shadow == null ? Constant.of(value) : shadow);
    }

    public static Merge and(Merge merge, long value, Term shadow) {
        return merge == null ? null : merge.and(shadow == null ? Constant.of(value) : shadow);
    }

    public static Merge and(Merge merge, float value, Term shadow) {
        return merge == null ? null : merge.and(shadow == null ? Constant.of(value) : shadow);
    }

    public static Merge and(Merge merge, double value, Term shadow) {
        return merge == null ? null : merge.and(shadow == null ? Constant.of(value) : shadow);
    }

    /** The region needs an array. */
    public static Merge and(Merge merge, Object array) {
        return merge == null ? null : merge.and(array);
    }

    /** All is told; returns what the frame keeps, which is what it has kept before if nothing is merged here. */
    public static Merged merged(Merge merge, Merged active) {
        return merge == null ? active : merge.merged();
    }

    /** The shadow of a variable at {@code join}, which is {@code own} unless it was merged. */
    public static Term take(Term own, Merged merged, int join, int place) {
        return merged == null || merged.join() != join ? own : merged.shadows()[place];
    }

    /** What the frame keeps after {@code join}. */
    public static Merged beyond(Merged merged, int join) {
        return merged == null || merged.join() == join ? null : merged;
    }
}
