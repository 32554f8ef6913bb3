package dev.heddle.agent.shadow;

import dev.heddle.agent.code.Hook;
import dev.heddle.agent.code.SiteFactory;
import dev.heddle.agent.merging.Hammock;
import dev.heddle.runtime.merging.Merge;
import dev.heddle.runtime.merging.Merges;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Branches that are merged: before the branch of a hammock, what it computes on all ways is told by its inputs, and where the ways meet, that becomes the
 * shadow of what it has computed on one.
 */
final class ShadowMerges {

    private static final Type MERGE = Type.getType(Merge.class);

    private final ShadowFrame shadows;
    private final InsnList code;
    private final SiteFactory sites;
    private final Frame<ShadowValue>[] frames;
    private final Iterable<ShadowJoin> joins;
    private final Map<AbstractInsnNode, ShadowJoin> heads = new HashMap<>();
    private final Map<AbstractInsnNode, Hammock> hammocks = new HashMap<>();
    private final Map<AbstractInsnNode, ShadowJoin> returns = new HashMap<>();

    ShadowMerges(ShadowFrame shadows, InsnList code, SiteFactory sites, ShadowAnalysis analysis) {
        this.shadows = shadows;
        this.code = code;
        this.sites = sites;
        this.frames = analysis.frames();
        this.joins = analysis.joins();
        for (ShadowJoin join : joins) {
            for (Hammock hammock : join.hammocks()) {
                heads.put(hammock.head(), join);
                hammocks.put(hammock.head(), hammock);
                hammock.returns().forEach(each -> returns.put(each, join));
            }
        }
    }

    /** Writes what happens where ways meet; {@code all} are the instructions as they were analysed. */
    void meet(AbstractInsnNode[] all) {
        for (ShadowJoin join : joins) {
            int at = join.end();
            while (at < all.length && all[at].getOpcode() < 0) {
                at++;
            }
            if (at < all.length) {
                InsnList taken = new InsnList();
                int place = 0;
                for (int local : join.locals()) {
                    taken.add(take(shadows.local(local), join, place++));
                }
                for (int i = 0; i < join.operands(); i++) {
                    taken.add(take(shadows.operand(join.base() + i), join, place++));
                }
                taken.add(ShadowFrame.list(merged(), SiteFactory.constant(join.number()), Hook.MERGE_BEYOND.call(), new VarInsnNode(Opcodes.ASTORE, shadows.merged())));
                code.insertBefore(all[at], taken);
            }
        }
    }

    private InsnList take(int shadow, ShadowJoin join, int place) {
        return ShadowFrame.list(new VarInsnNode(Opcodes.ALOAD, shadow), merged(), SiteFactory.constant(join.number()), SiteFactory.constant(place), Hook.MERGE_TAKE.call(),
                new VarInsnNode(Opcodes.ASTORE, shadow));
    }

    private AbstractInsnNode merged() {
        return new VarInsnNode(Opcodes.ALOAD, shadows.merged());
    }

    /** Before a number is returned, that may have been merged. */
    void leave(AbstractInsnNode each, int top) {
        if (returns.containsKey(each)) {
            code.insertBefore(each, take(shadows.operand(top), returns.get(each), 0));
        }
    }

    /** A handler begins: whatever was merged, the execution does not come to its end. */
    InsnList forget() {
        return shadows.merged() < 0 ? new InsnList() : ShadowFrame.list(new InsnNode(Opcodes.ACONST_NULL), new VarInsnNode(Opcodes.ASTORE, shadows.merged()));
    }

    /** Writes what happens before the branch of a hammock; false if {@code each} is none that is merged. */
    boolean begin(AbstractInsnNode each, Frame<ShadowValue> frame, int top) {
        ShadowJoin join = heads.get(each);
        if (join == null) {
            return false;
        }
        Hammock hammock = hammocks.get(each);
        int[] results = join.results(hammock, hammock.returnsAtEnd() ? null : frames[join.end()]);
        boolean two = hammock.operandsOfHead() == 2;
        InsnList before = ShadowFrame.list(new InsnNode(two ? Opcodes.DUP2 : Opcodes.DUP));
        if (two) {
            before.add(shadows.push(frame.getStack(top - 1), top - 1));
        }
        before.add(shadows.push(frame.getStack(top), top));
        before.add(merged());
        before.add(SiteFactory.constant(each instanceof JumpInsnNode ? each.getOpcode() : ShadowCalls.cases(each)));
        before.add(SiteFactory.constant(Merges.add(hammock.region(results, join.number()))));
        before.add(sites.push(each));
        before.add((two ? Hook.MERGE_COMPARE : each instanceof JumpInsnNode ? Hook.MERGE_TEST : Hook.MERGE_SELECT).call());
        for (Hammock.Input input : hammock.needed(results)) {
            before.add(input(input, frame));
        }
        before.add(merged());
        before.add(Hook.MERGED.call());
        before.add(new VarInsnNode(Opcodes.ASTORE, shadows.merged()));
        code.insertBefore(each, before);
        return true;
    }

    private InsnList input(Hammock.Input input, Frame<ShadowValue> frame) {
        if (input.type() == null) {
            return ShadowFrame.list(new VarInsnNode(Opcodes.ALOAD, input.local()), Hook.MERGE_AND_ARRAY.call());
        }
        return ShadowFrame.list(new VarInsnNode(input.type().getOpcode(Opcodes.ILOAD), input.local()),
                frame.getLocal(input.local()).shadowed() ? new VarInsnNode(Opcodes.ALOAD, shadows.local(input.local())) : new InsnNode(Opcodes.ACONST_NULL),
                Hook.MERGE_AND.of(MERGE, input.type()).call());
    }
}
