package dev.heddle.agent.schedule;

import dev.heddle.agent.code.Frames;
import dev.heddle.agent.code.Hook;
import dev.heddle.agent.code.SiteFactory;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Makes loops report at their heads, with a digest of the frame where that is wanted. */
public final class LoopHeads {

    private final MethodNode method;
    private final SiteFactory sites;
    private final int locals;

    /** {@code locals} is how many local variables are the program's. */
    public LoopHeads(MethodNode method, SiteFactory sites, int locals) {
        this.method = method;
        this.sites = sites;
        this.locals = locals;
    }

    public void instrument() {
        List<LabelNode> heads = heads();
        if (heads.isEmpty()) {
            return;
        }
        int token = -1;
        for (LabelNode head : heads) {
            FrameNode frame = frameAt(head);
            if (frame == null || frame.stack != null && !frame.stack.isEmpty() || isUninitialized(frame)) {
                poll(head);
            } else {
                if (token < 0) {
                    token = method.maxLocals;
                    method.maxLocals += 2;
                }
                digest(head, frame, token);
            }
        }
        if (token >= 0) {
            Frames.addLocal(method, token, Opcodes.LONG);
            InsnList begin = new InsnList();
            begin.add(Hook.FRAME.call());
            begin.add(new VarInsnNode(Opcodes.LSTORE, token));
            method.instructions.insert(begin);
        }
    }

    /** The targets of backward jumps. */
    private List<LabelNode> heads() {
        Set<LabelNode> passed = new HashSet<>();
        Set<LabelNode> found = new HashSet<>();
        List<LabelNode> heads = new ArrayList<>();
        for (AbstractInsnNode each : method.instructions) {
            if (each instanceof LabelNode label) {
                passed.add(label);
            }
            for (LabelNode target : targets(each)) {
                if (passed.contains(target) && found.add(target)) {
                    heads.add(target);
                }
            }
        }
        return heads;
    }

    private static List<LabelNode> targets(AbstractInsnNode instruction) {
        if (instruction instanceof JumpInsnNode jump) {
            return jump.getOpcode() == Opcodes.JSR ? List.of() : List.of(jump.label);
        }
        if (instruction instanceof TableSwitchInsnNode table) {
            List<LabelNode> all = new ArrayList<>(table.labels);
            all.add(table.dflt);
            return all;
        }
        if (instruction instanceof LookupSwitchInsnNode lookup) {
            List<LabelNode> all = new ArrayList<>(lookup.labels);
            all.add(lookup.dflt);
            return all;
        }
        return List.of();
    }

    private static FrameNode frameAt(LabelNode label) {
        for (AbstractInsnNode at = label; at != null && at.getOpcode() < 0; at = at.getNext()) {
            if (at instanceof FrameNode frame) {
                return frame;
            }
        }
        return null;
    }

    private static boolean isUninitialized(FrameNode frame) {
        return frame.local.contains(Opcodes.UNINITIALIZED_THIS) || frame.local.stream().anyMatch(LabelNode.class::isInstance);
    }

    /** Only offers the scheduler to interrupt. */
    private void poll(LabelNode head) {
        AbstractInsnNode at = lastBefore(head);
        InsnList hook = new InsnList();
        hook.add(sites.push(at));
        hook.add(Hook.LOOP_HEAD.call());
        hook.add(new InsnNode(Opcodes.POP));
        method.instructions.insert(at, hook);
    }

    private void digest(LabelNode head, FrameNode frame, int token) {
        AbstractInsnNode at = lastBefore(head);
        LabelNode go = new LabelNode();
        InsnList hook = new InsnList();
        hook.add(sites.push(at));
        hook.add(Hook.LOOP_HEAD.call());
        hook.add(new JumpInsnNode(Opcodes.IFEQ, go));
        hook.add(new VarInsnNode(Opcodes.LLOAD, token));
        int index = 0;
        for (Object local : frame.local) {
            if (index < locals) {
                index += mix(hook, local, index);
            }
        }
        hook.add(sites.push(at));
        hook.add(Hook.ITERATE.call());
        hook.add(go);
        hook.add(Frames.copy(frame));
        hook.add(new InsnNode(Opcodes.NOP));
        method.instructions.insert(at, hook);
    }

    private static int mix(InsnList hook, Object local, int index) {
        if (local == Opcodes.TOP || local == Opcodes.NULL) {
            return 1;
        }
        int load;
        Hook mix;
        if (local == Opcodes.INTEGER) {
            load = Opcodes.ILOAD;
            mix = Hook.MIX;
        } else if (local == Opcodes.LONG) {
            load = Opcodes.LLOAD;
            mix = Hook.MIX_LONG;
        } else if (local == Opcodes.FLOAT) {
            load = Opcodes.FLOAD;
            mix = Hook.MIX_FLOAT;
        } else if (local == Opcodes.DOUBLE) {
            load = Opcodes.DLOAD;
            mix = Hook.MIX_DOUBLE;
        } else {
            load = Opcodes.ALOAD;
            mix = Hook.MIX_REFERENCE;
        }
        hook.add(new VarInsnNode(load, index));
        hook.add(mix.call());
        return local == Opcodes.LONG || local == Opcodes.DOUBLE ? 2 : 1;
    }

    /** The last of the labels, line numbers and frames that belong to {@code head}. */
    private static AbstractInsnNode lastBefore(LabelNode head) {
        AbstractInsnNode at = head;
        while (at.getNext() != null && at.getNext().getOpcode() < 0) {
            at = at.getNext();
        }
        return at;
    }
}
