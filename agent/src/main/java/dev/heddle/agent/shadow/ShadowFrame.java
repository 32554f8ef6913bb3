package dev.heddle.agent.shadow;

import dev.heddle.agent.code.Frames;
import dev.heddle.agent.code.Hook;
import dev.heddle.agent.code.SiteFactory;
import dev.heddle.runtime.Strand;
import dev.heddle.runtime.merging.Merged;
import dev.heddle.term.Term;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * The local variables in which a method keeps its shadows: beside each local variable and operand that can depend on inputs a further
 * one, and some for values that live only as long as one instruction takes.
 */
final class ShadowFrame {

    private static final String TERM = Type.getInternalName(Term.class);
    private static final String PASSED = Type.getDescriptor(Term[].class);
    private static final String MERGED = Type.getInternalName(Merged.class);
    private static final String EARLY = Type.getInternalName(Strand.Early.class);

    private final MethodNode method;
    /** The shadows of locals and of operands, by their position. */
    private final Map<Integer, Integer> localShadows = new HashMap<>();
    private final Map<Integer, Integer> operandShadows = new HashMap<>();
    /** Where a shadow may come from several sides, so that there must be a null if there is none. */
    private final Set<Integer> mergedLocals = new HashSet<>();
    private final Set<Integer> mergedOperands = new HashSet<>();
    /** In a constructor, the shadows of fields that are set before the superclass's has been called. */
    private final Map<FieldInsnNode, Integer> early = new LinkedHashMap<>();
    /** The variable with the shadows of fields that were set before the object could be touched; -1 where there are no such. */
    private int inherited = -1;
    private int passed = -1;
    /** The variable with what branches have computed that are merged; -1 where there are none. */
    private int merged = -1;
    private int scratch;
    private int most;

    ShadowFrame(MethodNode method, ShadowAnalysis analysis) {
        this.method = method;
        allocate(method.instructions.toArray(), analysis);
    }

    /** The variable with the shadow of local variable {@code index}. */
    int local(int index) {
        return localShadows.get(index);
    }

    /** The variable with the shadow of the operand at {@code position}, counted from the bottom of the stack. */
    int operand(int position) {
        return operandShadows.get(position);
    }

    /** Whether local variable {@code index} ever has a shadow. One that is only written right before its end, where ways meet on which it is something else, has none. */
    boolean hasLocal(int index) {
        return localShadows.containsKey(index);
    }

    boolean isMergedLocal(int index) {
        return mergedLocals.contains(index);
    }

    boolean isMergedOperand(int position) {
        return mergedOperands.contains(position);
    }

    AbstractInsnNode pushInherited() {
        return new VarInsnNode(Opcodes.ALOAD, inherited);
    }

    AbstractInsnNode storeInherited() {
        return new VarInsnNode(Opcodes.ASTORE, inherited);
    }

    /** The variable with the shadows that the method was called with. */
    int passed() {
        return passed;
    }

    /** The variable with what branches have computed that are merged; -1 if there are none. */
    int merged() {
        return merged;
    }

    /** By the instruction that sets a field too early, the variable with its shadow. */
    Map<FieldInsnNode, Integer> early() {
        return early;
    }

    /** Forgets the values of the instruction before. */
    void nextInstruction() {
        scratch = method.maxLocals;
    }

    /** A local for a value that lives only as long as one instruction takes. */
    int scratch(Type type) {
        int index = scratch;
        scratch += type.getSize();
        most = Math.max(most, scratch - method.maxLocals);
        return index;
    }

    /** Adds instructions to {@code into} that lay the last operands aside; returns the variables in which they lie until {@link #takeBack}. */
    int[] layAside(Type[] types, InsnList into) {
        int[] places = new int[types.length];
        for (int i = types.length - 1; i >= 0; i--) {
            places[i] = scratch(types[i]);
            into.add(new VarInsnNode(types[i].getOpcode(Opcodes.ISTORE), places[i]));
        }
        return places;
    }

    static InsnList takeBack(Type[] types, int[] places) {
        InsnList back = new InsnList();
        for (int i = 0; i < types.length; i++) {
            back.add(new VarInsnNode(types[i].getOpcode(Opcodes.ILOAD), places[i]));
        }
        return back;
    }

    /** After {@code each} the operand at {@code position} has no shadow. */
    void forget(AbstractInsnNode each, int position) {
        if (mergedOperands.contains(position)) {
            method.instructions.insert(each, list(new InsnNode(Opcodes.ACONST_NULL), new VarInsnNode(Opcodes.ASTORE, operandShadows.get(position))));
        }
    }

    /** Pushes the shadow of an operand, or null if it cannot have one. */
    AbstractInsnNode push(ShadowValue value, int position) {
        return value.shadowed() ? new VarInsnNode(Opcodes.ALOAD, operandShadows.get(position)) : new InsnNode(Opcodes.ACONST_NULL);
    }

    /**
     * Writes what the method begins with: shadows of parameters are taken over, the others are null.
     *
     * @param alsoKnownAs further signatures under which the method is called
     */
    void begin(String owner, Set<String> alsoKnownAs) {
        method.maxLocals += most;
        List<Integer> shadows = new ArrayList<>(localShadows.values());
        shadows.addAll(operandShadows.values());
        shadows.addAll(early.values());
        shadows.sort(null);
        InsnList begin = new InsnList();
        if (passed >= 0) {
            begin.add(SiteFactory.constant(ShadowCalls.token(method.name, method.desc)));
            begin.add(Hook.ENTER.call());
            for (String other : alsoKnownAs) {
                begin.add(SiteFactory.constant(ShadowCalls.token(other)));
                begin.add(Hook.ENTER_AS.call());
            }
            begin.add(new VarInsnNode(Opcodes.ASTORE, passed));
            begin.add(given());
        }
        if (inherited >= 0) {
            begin.add(SiteFactory.constant(ShadowCalls.token(owner + method.name, method.desc)));
            begin.add(Hook.EARLY_TAKE.call());
            begin.add(storeInherited());
        }
        Map<Integer, Integer> parameters = parameters();
        for (int shadow : shadows) {
            Integer parameter = parameters.get(shadow);
            if (parameter == null) {
                begin.add(new InsnNode(Opcodes.ACONST_NULL));
            } else {
                begin.add(new VarInsnNode(Opcodes.ALOAD, passed));
                begin.add(SiteFactory.constant(parameter));
                begin.add(Hook.PASSED.call());
            }
            begin.add(new VarInsnNode(Opcodes.ASTORE, shadow));
        }
        if (merged >= 0) {
            begin.add(new InsnNode(Opcodes.ACONST_NULL));
            begin.add(new VarInsnNode(Opcodes.ASTORE, merged));
        }
        method.instructions.insert(begin);
        for (int shadow : shadows) {
            Frames.addLocal(method, shadow, TERM);
        }
        if (passed >= 0) {
            Frames.addLocal(method, passed, PASSED);
        }
        if (inherited >= 0) {
            Frames.addLocal(method, inherited, EARLY);
        }
        if (merged >= 0) {
            Frames.addLocal(method, merged, MERGED);
        }
    }

    /** Tells of the arrays of numbers that the method has got, if others can call it: the JDK reads what streams and the like put into an array of its own. */
    private InsnList given() {
        InsnList given = new InsnList();
        if ((method.access & (Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE)) == 0 && !method.name.equals("<init>")) {
            int local = 1;
            for (Type type : Type.getArgumentTypes(method.desc)) {
                if (type.getSort() == Type.ARRAY && ShadowValue.isNumber(Type.getType(type.getDescriptor().substring(1)))) {
                    given.add(list(new VarInsnNode(Opcodes.ALOAD, passed), new VarInsnNode(Opcodes.ALOAD, local), Hook.GIVEN.call()));
                }
                local += type.getSize();
            }
        }
        return given;
    }

    /** For the shadow of each number that is a parameter, how many parameters follow. */
    private Map<Integer, Integer> parameters() {
        Map<Integer, Integer> parameters = new HashMap<>();
        Type[] types = Type.getArgumentTypes(method.desc);
        int local = (method.access & Opcodes.ACC_STATIC) != 0 ? 0 : 1;
        for (int i = 0; i < types.length; i++) {
            Integer shadow = localShadows.get(local);
            if (shadow != null && ShadowValue.isNumber(types[i])) {
                // Counted from the end, because what a lambda captures comes first.
                parameters.put(shadow, types.length - 1 - i);
            }
            local += types[i].getSize();
        }
        return parameters;
    }

    private void allocate(AbstractInsnNode[] all, ShadowAnalysis analysis) {
        Frame<ShadowValue>[] frames = analysis.frames();
        Set<Integer> locals = new HashSet<>();
        Set<Integer> operands = new HashSet<>();
        Set<LabelNode> targets = targets(all);
        for (int i = 0; i < all.length; i++) {
            if (frames[i] == null) {
                continue;
            }
            boolean merge = all[i] instanceof LabelNode label && targets.contains(label) || analysis.isMerged(i);
            for (int local = 0; local < frames[i].getLocals(); local++) {
                if (frames[i].getLocal(local).shadowed()) {
                    locals.add(local);
                    if (merge) {
                        mergedLocals.add(local);
                    }
                }
            }
            for (int operand = 0; operand < frames[i].getStackSize(); operand++) {
                if (frames[i].getStack(operand).shadowed()) {
                    operands.add(operand);
                    if (merge) {
                        mergedOperands.add(operand);
                    }
                }
            }
        }
        for (int local : locals) {
            localShadows.put(local, method.maxLocals++);
        }
        for (int operand : operands) {
            operandShadows.put(operand, method.maxLocals++);
        }
        if (method.name.equals("<init>")) {
            allocateEarly(all, frames);
        }
        if (ShadowValue.hasNumbers(method.desc)) {
            passed = method.maxLocals++;
        }
        if (method.name.equals("<init>")) {
            inherited = method.maxLocals++;
        }
        if (!analysis.joins().isEmpty()) {
            merged = method.maxLocals++;
        }
    }

    /** A field that is set before the superclass's constructor is called gets its shadow after that. */
    private void allocateEarly(AbstractInsnNode[] all, Frame<ShadowValue>[] frames) {
        int unconstructed = 0;
        for (int i = 0; i < all.length; i++) {
            if (all[i].getOpcode() == Opcodes.NEW) {
                unconstructed++;
            } else if (all[i] instanceof MethodInsnNode call && call.name.equals("<init>") && unconstructed-- == 0) {
                return;
            } else if (all[i] instanceof FieldInsnNode put && put.getOpcode() == Opcodes.PUTFIELD && frames[i] != null
                    && frames[i].getStack(frames[i].getStackSize() - 1).shadowed()) {
                early.put(put, method.maxLocals++);
            }
        }
    }

    private Set<LabelNode> targets(AbstractInsnNode[] all) {
        Set<LabelNode> targets = new HashSet<>();
        for (AbstractInsnNode each : all) {
            if (each instanceof JumpInsnNode jump) {
                targets.add(jump.label);
            } else if (each instanceof TableSwitchInsnNode table) {
                targets.addAll(table.labels);
                targets.add(table.dflt);
            } else if (each instanceof LookupSwitchInsnNode lookup) {
                targets.addAll(lookup.labels);
                targets.add(lookup.dflt);
            }
        }
        for (TryCatchBlockNode block : method.tryCatchBlocks) {
            targets.add(block.handler);
        }
        return targets;
    }

    static InsnList list(AbstractInsnNode... all) {
        InsnList list = new InsnList();
        for (AbstractInsnNode each : all) {
            list.add(each);
        }
        return list;
    }
}
