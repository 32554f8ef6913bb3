package dev.heddle.agent;

import dev.heddle.runtime.shadow.Branches;
import dev.heddle.term.Term;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Gives a method shadows: beside each local variable and operand that can depend on inputs, a further local variable
 * holds the term that says how, or null.
 *
 * <p>Shadows lie in the method's own frame, so calls, exceptions and recursion need no bookkeeping. Arguments and results
 * pass from frame to frame through the strand (see {@code Shadows}), fields and elements have theirs in a table.
 * Everything that costs is behind one test for null, in methods that the JIT inlines.
 */
final class ShadowCode {

    private static final String TERM = Type.getInternalName(Term.class);
    private static final String PASSED = Type.getDescriptor(Term[].class);
    private static final String O = "Ljava/lang/Object;";

    private final ClassNode node;
    private final MethodNode method;
    private final InsnList code;
    private final SiteFactory sites;
    private final ShadowCalls calls;
    private final ShadowLambdas lambdas;
    /** Whether calculations that may overflow are branches. */
    private final boolean overflow;
    /** The signatures under which the method is called if it is the body of a lambda. */
    private final Set<String> alsoKnownAs;

    private Frame<ShadowValue>[] frames;
    /** The shadows of locals and of operands, by their position. */
    private final Map<Integer, Integer> localShadows = new HashMap<>();
    private final Map<Integer, Integer> operandShadows = new HashMap<>();
    /** Where a shadow may come from several sides, so that there must be a null if there is none. */
    private final Set<Integer> mergedLocals = new HashSet<>();
    private final Set<Integer> mergedOperands = new HashSet<>();
    private int passed = -1;
    private int scratch;
    private int most;
    /** In a constructor, until the superclass's has been called: shadows of fields that were set already. */
    private boolean raw;
    private final Map<FieldInsnNode, Integer> early = new LinkedHashMap<>();

    ShadowCode(ClassNode node, MethodNode method, SiteFactory sites, ShadowCalls calls, ShadowLambdas lambdas, boolean overflow) {
        this.node = node;
        this.method = method;
        this.code = method.instructions;
        this.sites = sites;
        this.calls = calls;
        this.lambdas = lambdas;
        this.overflow = overflow;
        this.alsoKnownAs = lambdas.signatures(method);
        this.raw = method.name.equals("<init>");
    }

    /** Returns false if the method has to do without, because it is of an old make. */
    boolean instrument() {
        for (AbstractInsnNode each : code) {
            if (each.getOpcode() == Opcodes.JSR || each.getOpcode() == Opcodes.RET) {
                return false;
            }
        }
        try {
            frames = new Analyzer<>(new ShadowInterpreter(calls::mayReturnShadow)).analyzeAndComputeMaxs(node.name, method);
        } catch (AnalyzerException e) {
            throw new IllegalStateException("the method " + node.name + "." + method.name + " cannot be analysed", e);
        }
        AbstractInsnNode[] all = code.toArray();
        allocate(all);
        Set<AbstractInsnNode> handlers = new HashSet<>();
        for (TryCatchBlockNode block : method.tryCatchBlocks) {
            handlers.add(block.handler);
        }
        for (int i = 0; i < all.length; i++) {
            if (frames[i] == null) {
                continue;
            }
            if (handlers.contains(all[i])) {
                caught(all[i]);
            } else if (all[i].getOpcode() >= 0) {
                scratch = method.maxLocals;
                instrument(all[i], frames[i]);
            }
        }
        method.maxLocals += most;
        begin();
        return true;
    }

    /** A local for a value that lives only as long as one instruction takes. */
    private int scratch(Type type) {
        int index = scratch;
        scratch += type.getSize();
        most = Math.max(most, scratch - method.maxLocals);
        return index;
    }

    private void allocate(AbstractInsnNode[] all) {
        Set<Integer> locals = new HashSet<>();
        Set<Integer> operands = new HashSet<>();
        Set<LabelNode> targets = targets(all);
        for (int i = 0; i < all.length; i++) {
            if (frames[i] == null) {
                continue;
            }
            boolean merge = all[i] instanceof LabelNode label && targets.contains(label);
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
        if (raw) {
            allocateEarly(all);
        }
        if (hasNumbers(method.desc)) {
            passed = method.maxLocals++;
        }
    }

    /** A field that is set before the superclass's constructor is called gets its shadow after that. */
    private void allocateEarly(AbstractInsnNode[] all) {
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

    /** True if numbers or truth values are passed or returned. */
    static boolean hasNumbers(String descriptor) {
        if (isNumber(Type.getReturnType(descriptor))) {
            return true;
        }
        for (Type argument : Type.getArgumentTypes(descriptor)) {
            if (isNumber(argument)) {
                return true;
            }
        }
        return false;
    }

    static boolean isNumber(Type type) {
        return type.getSort() != Type.VOID && type.getSort() != Type.OBJECT && type.getSort() != Type.ARRAY;
    }

    // ---- the method's start, and handlers ----

    private void begin() {
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
        code.insert(begin);
        for (int shadow : shadows) {
            Frames.addLocal(method, shadow, TERM);
        }
        if (passed >= 0) {
            Frames.addLocal(method, passed, PASSED);
        }
    }

    /** For the shadow of each number that is a parameter, how many parameters follow. */
    private Map<Integer, Integer> parameters() {
        Map<Integer, Integer> parameters = new HashMap<>();
        Type[] types = Type.getArgumentTypes(method.desc);
        int local = (method.access & Opcodes.ACC_STATIC) != 0 ? 0 : 1;
        for (int i = 0; i < types.length; i++) {
            Integer shadow = localShadows.get(local);
            if (shadow != null && isNumber(types[i])) {
                // Counted from the end, because what a lambda captures comes first.
                parameters.put(shadow, types.length - 1 - i);
            }
            local += types[i].getSize();
        }
        return parameters;
    }

    private void caught(AbstractInsnNode handler) {
        AbstractInsnNode at = handler;
        while (at.getNext() != null && at.getNext().getOpcode() < 0) {
            at = at.getNext();
        }
        code.insert(at, Hook.CAUGHT.call());
    }

    // ---- instructions ----

    private void instrument(AbstractInsnNode each, Frame<ShadowValue> frame) {
        int top = frame.getStackSize() - 1;
        int opcode = each.getOpcode();
        if (opcode >= Opcodes.ILOAD && opcode <= Opcodes.ALOAD) {
            load((VarInsnNode) each, frame, top);
        } else if (opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE) {
            store((VarInsnNode) each, frame, top);
        } else if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
            loadElement(each, frame, top);
        } else if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
            storeElement(each, frame, top);
        } else if (opcode >= Opcodes.POP && opcode <= Opcodes.SWAP) {
            shuffle(each, frame, top);
        } else if (isBinary(opcode)) {
            binary(each, frame, top);
        } else if (opcode >= Opcodes.INEG && opcode <= Opcodes.DNEG || opcode >= Opcodes.I2L && opcode <= Opcodes.I2S) {
            unary(each, frame, top);
        } else if (opcode == Opcodes.IINC) {
            increment((IincInsnNode) each, frame);
        } else if (opcode >= Opcodes.IFEQ && opcode <= Opcodes.IFLE) {
            test(each, frame, top);
        } else if (opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ICMPLE) {
            compare(each, frame, top);
        } else if (opcode == Opcodes.IF_ACMPEQ || opcode == Opcodes.IF_ACMPNE) {
            InsnList canonical = list(new InsnNode(Opcodes.SWAP), Hook.CANONICAL.call(), new InsnNode(Opcodes.SWAP),
                    Hook.CANONICAL.call());
            code.insertBefore(each, canonical);
        } else if (opcode == Opcodes.TABLESWITCH || opcode == Opcodes.LOOKUPSWITCH) {
            select(each, frame, top);
        } else if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.DRETURN) {
            leave(each, frame, top);
        } else if (opcode == Opcodes.ARETURN && mayBeCalledBack()) {
            code.insertBefore(each, list(new InsnNode(Opcodes.DUP), sites.push(each), Hook.PIN_RETURNED.call()));
        } else if (opcode >= Opcodes.GETSTATIC && opcode <= Opcodes.PUTFIELD) {
            field((FieldInsnNode) each, frame, top);
        } else if (each instanceof MethodInsnNode call) {
            invoke(call, frame, top);
        } else if (each instanceof InvokeDynamicInsnNode dynamic) {
            invoke(dynamic, frame, top);
        } else if (opcode == Opcodes.NEWARRAY || opcode == Opcodes.ANEWARRAY) {
            length(each, frame, top);
        } else if (opcode == Opcodes.MULTIANEWARRAY) {
            concretize(each, frame, top, ((org.objectweb.asm.tree.MultiANewArrayInsnNode) each).dims, "the length of an array");
        } else if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.LDC) {
            forget(each, top + 1);
        } else if (opcode == Opcodes.ARRAYLENGTH || opcode == Opcodes.INSTANCEOF) {
            forget(each, top);
        }
    }

    private void load(VarInsnNode each, Frame<ShadowValue> frame, int top) {
        if (frame.getLocal(each.var).shadowed()) {
            code.insert(each, list(new VarInsnNode(Opcodes.ALOAD, localShadows.get(each.var)),
                    new VarInsnNode(Opcodes.ASTORE, operandShadows.get(top + 1))));
        } else {
            forget(each, top + 1);
        }
    }

    private void store(VarInsnNode each, Frame<ShadowValue> frame, int top) {
        if (frame.getStack(top).shadowed()) {
            code.insert(each, list(new VarInsnNode(Opcodes.ALOAD, operandShadows.get(top)),
                    new VarInsnNode(Opcodes.ASTORE, localShadows.get(each.var))));
        } else if (mergedLocals.contains(each.var)) {
            code.insert(each, list(new InsnNode(Opcodes.ACONST_NULL), new VarInsnNode(Opcodes.ASTORE, localShadows.get(each.var))));
        }
    }

    /** After {@code each} the operand at {@code position} has no shadow. */
    private void forget(AbstractInsnNode each, int position) {
        if (mergedOperands.contains(position)) {
            code.insert(each, list(new InsnNode(Opcodes.ACONST_NULL), new VarInsnNode(Opcodes.ASTORE, operandShadows.get(position))));
        }
    }

    private static boolean isBinary(int opcode) {
        return opcode >= Opcodes.IADD && opcode <= Opcodes.DREM || opcode >= Opcodes.ISHL && opcode <= Opcodes.LXOR
                || opcode >= Opcodes.LCMP && opcode <= Opcodes.DCMPG;
    }

    private void binary(AbstractInsnNode each, Frame<ShadowValue> frame, int top) {
        ShadowValue left = frame.getStack(top - 1);
        ShadowValue right = frame.getStack(top);
        if (!left.shadowed() && !right.shadowed()) {
            forget(each, top - 1);
            return;
        }
        InsnList before = new InsnList();
        int second = scratch(right.type());
        before.add(new VarInsnNode(right.type().getOpcode(Opcodes.ISTORE), second));
        int opcode = each.getOpcode();
        if ((opcode == Opcodes.IDIV || opcode == Opcodes.IREM || opcode == Opcodes.LDIV || opcode == Opcodes.LREM) && right.shadowed()) {
            before.add(new VarInsnNode(right.type().getOpcode(Opcodes.ILOAD), second));
            before.add(shadow(right, top));
            before.add(sites.push(each));
            before.add(Hook.DIVISOR.of(right.type()).call());
        }
        if (overflow && isExact(opcode)) {
            operands(before, left, right, top, second, opcode);
            before.add(sites.push(each));
            before.add(Hook.OVERFLOW.of(left.type(), right.type()).call());
        }
        operands(before, left, right, top, second, opcode);
        before.add(Hook.BINARY.of(left.type(), right.type()).call());
        before.add(new VarInsnNode(Opcodes.ASTORE, operandShadows.get(top - 1)));
        before.add(new VarInsnNode(right.type().getOpcode(Opcodes.ILOAD), second));
        code.insertBefore(each, before);
    }

    /** The operands with their shadows, and the operation. */
    private void operands(InsnList into, ShadowValue left, ShadowValue right, int top, int second, int opcode) {
        into.add(new InsnNode(left.getSize() == 1 ? Opcodes.DUP : Opcodes.DUP2));
        into.add(new VarInsnNode(right.type().getOpcode(Opcodes.ILOAD), second));
        into.add(shadow(left, top - 1));
        into.add(shadow(right, top));
        into.add(SiteFactory.constant(opcode));
    }

    /** True for sums, differences and products of whole numbers, which may overflow. */
    private static boolean isExact(int opcode) {
        return opcode == Opcodes.IADD || opcode == Opcodes.LADD || opcode == Opcodes.ISUB || opcode == Opcodes.LSUB
                || opcode == Opcodes.IMUL || opcode == Opcodes.LMUL;
    }

    private void unary(AbstractInsnNode each, Frame<ShadowValue> frame, int top) {
        if (!frame.getStack(top).shadowed()) {
            forget(each, top);
            return;
        }
        if (overflow && (each.getOpcode() == Opcodes.INEG || each.getOpcode() == Opcodes.LNEG)) {
            Type type = frame.getStack(top).type();
            code.insertBefore(each, list(new InsnNode(type.getSize() == 1 ? Opcodes.DUP : Opcodes.DUP2), new VarInsnNode(Opcodes.ALOAD, operandShadows.get(top)),
                    sites.push(each), (type == Type.LONG_TYPE ? Hook.OVERFLOW_OF_NEGATION_LONG : Hook.OVERFLOW_OF_NEGATION).call()));
        }
        code.insert(each, list(new VarInsnNode(Opcodes.ALOAD, operandShadows.get(top)), SiteFactory.constant(each.getOpcode()),
                Hook.UNARY.call(), new VarInsnNode(Opcodes.ASTORE, operandShadows.get(top))));
    }

    private void increment(IincInsnNode each, Frame<ShadowValue> frame) {
        if (frame.getLocal(each.var).shadowed()) {
            int shadow = localShadows.get(each.var);
            if (overflow) {
                code.insertBefore(each, list(new VarInsnNode(Opcodes.ILOAD, each.var), SiteFactory.constant(each.incr), new VarInsnNode(Opcodes.ALOAD, shadow),
                        new InsnNode(Opcodes.ACONST_NULL), SiteFactory.constant(Opcodes.IADD), sites.push(each), Hook.OVERFLOW.call()));
            }
            code.insert(each, list(new VarInsnNode(Opcodes.ALOAD, shadow), SiteFactory.constant(each.incr),
                    Hook.INCREMENT.call(), new VarInsnNode(Opcodes.ASTORE, shadow)));
        }
    }

    private void test(AbstractInsnNode each, Frame<ShadowValue> frame, int top) {
        if (frame.getStack(top).shadowed()) {
            code.insertBefore(each, list(new InsnNode(Opcodes.DUP), new VarInsnNode(Opcodes.ALOAD, operandShadows.get(top)),
                    SiteFactory.constant(each.getOpcode()), sites.push(each), Hook.TEST.call()));
        }
    }

    private void compare(AbstractInsnNode each, Frame<ShadowValue> frame, int top) {
        ShadowValue left = frame.getStack(top - 1);
        ShadowValue right = frame.getStack(top);
        if (left.shadowed() || right.shadowed()) {
            code.insertBefore(each, list(new InsnNode(Opcodes.DUP2), shadow(left, top - 1), shadow(right, top),
                    SiteFactory.constant(each.getOpcode()), sites.push(each), Hook.COMPARE.call()));
        }
    }

    private void select(AbstractInsnNode each, Frame<ShadowValue> frame, int top) {
        if (frame.getStack(top).shadowed()) {
            code.insertBefore(each, list(new InsnNode(Opcodes.DUP), new VarInsnNode(Opcodes.ALOAD, operandShadows.get(top)),
                    SiteFactory.constant(ShadowCalls.cases(each)), sites.push(each), Hook.SELECT.call()));
        }
    }

    private void leave(AbstractInsnNode each, Frame<ShadowValue> frame, int top) {
        if (frame.getStack(top).shadowed()) {
            code.insertBefore(each, list(new VarInsnNode(Opcodes.ALOAD, passed), new VarInsnNode(Opcodes.ALOAD, operandShadows.get(top)),
                    sites.push(each), Hook.LEAVE.call()));
        }
    }

    /** True if the JDK may be who calls the method, and what it returns may be something that depends on inputs by itself. */
    private boolean mayBeCalledBack() {
        boolean lambda = method.name.startsWith("lambda$");
        String type = Type.getReturnType(method.desc).getDescriptor();
        return (lambda || (method.access & (Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC)) == 0)
                && (type.startsWith("[") || type.startsWith("Ljava/lang/") || type.startsWith("Ljava/util/"));
    }

    private void length(AbstractInsnNode each, Frame<ShadowValue> frame, int top) {
        if (frame.getStack(top).shadowed()) {
            code.insertBefore(each, list(new InsnNode(Opcodes.DUP), new VarInsnNode(Opcodes.ALOAD, operandShadows.get(top)),
                    sites.push(each), Hook.LENGTH.call()));
        }
        forget(each, top);
    }

    /** Which operand comes from where, for the instructions that only move operands. */
    private void shuffle(AbstractInsnNode each, Frame<ShadowValue> frame, int top) {
        List<Integer> after = new ArrayList<>();
        boolean wide = top >= 0 && frame.getStack(top).getSize() == 2;
        boolean wideBelow = top >= 1 && frame.getStack(top - 1).getSize() == 2;
        boolean wideThird = top >= 2 && frame.getStack(top - 2).getSize() == 2;
        int from = top;
        switch (each.getOpcode()) {
            case Opcodes.DUP -> after.addAll(List.of(top, top));
            case Opcodes.DUP_X1 -> {
                from = top - 1;
                after.addAll(List.of(top, top - 1, top));
            }
            case Opcodes.DUP_X2 -> {
                from = wideBelow ? top - 1 : top - 2;
                after.addAll(wideBelow ? List.of(top, top - 1, top) : List.of(top, top - 2, top - 1, top));
            }
            case Opcodes.DUP2 -> {
                from = wide ? top : top - 1;
                after.addAll(wide ? List.of(top, top) : List.of(top - 1, top, top - 1, top));
            }
            case Opcodes.DUP2_X1 -> {
                from = wide ? top - 1 : top - 2;
                after.addAll(wide ? List.of(top, top - 1, top) : List.of(top - 1, top, top - 2, top - 1, top));
            }
            case Opcodes.DUP2_X2 -> {
                if (wide) {
                    from = wideBelow ? top - 1 : top - 2;
                    after.addAll(wideBelow ? List.of(top, top - 1, top) : List.of(top, top - 2, top - 1, top));
                } else {
                    from = wideThird ? top - 2 : top - 3;
                    after.addAll(wideThird ? List.of(top - 1, top, top - 2, top - 1, top)
                            : List.of(top - 1, top, top - 3, top - 2, top - 1, top));
                }
            }
            case Opcodes.SWAP -> {
                from = top - 1;
                after.addAll(List.of(top, top - 1));
            }
            default -> {
                return;
            }
        }
        InsnList moves = new InsnList();
        List<Integer> targets = new ArrayList<>();
        for (int i = 0; i < after.size(); i++) {
            int source = after.get(i);
            int target = from + i;
            if (frame.getStack(source).shadowed() && source != target) {
                moves.add(new VarInsnNode(Opcodes.ALOAD, operandShadows.get(source)));
                targets.add(target);
            } else if (source != target && mergedOperands.contains(target)) {
                moves.add(new InsnNode(Opcodes.ACONST_NULL));
                targets.add(target);
            }
        }
        for (int i = targets.size() - 1; i >= 0; i--) {
            moves.add(new VarInsnNode(Opcodes.ASTORE, operandShadows.get(targets.get(i))));
        }
        code.insert(each, moves);
    }

    // ---- memory ----

    private void field(FieldInsnNode each, Frame<ShadowValue> frame, int top) {
        Type type = Type.getType(each.desc);
        if (!isNumber(type)) {
            return;
        }
        Type kind = ShadowValue.of(type, true).type();
        int slot = calls.slot(each);
        switch (each.getOpcode()) {
            case Opcodes.GETSTATIC -> {
                InsnList after = list(new InsnNode(kind.getSize() == 1 ? Opcodes.DUP : Opcodes.DUP2), new InsnNode(Opcodes.ACONST_NULL),
                        SiteFactory.constant(slot), Hook.LOADED.of(kind).call());
                after.add(new VarInsnNode(Opcodes.ASTORE, operandShadows.get(top + 1)));
                code.insert(each, after);
            }
            case Opcodes.GETFIELD -> {
                int owner = scratch(ShadowValue.REFERENCE);
                code.insertBefore(each, list(new InsnNode(Opcodes.DUP), new VarInsnNode(Opcodes.ASTORE, owner)));
                code.insert(each, list(new InsnNode(kind.getSize() == 1 ? Opcodes.DUP : Opcodes.DUP2), new VarInsnNode(Opcodes.ALOAD, owner),
                        SiteFactory.constant(slot), Hook.LOADED.of(kind).call(),
                        new VarInsnNode(Opcodes.ASTORE, operandShadows.get(top))));
            }
            case Opcodes.PUTSTATIC -> {
                int value = scratch(kind);
                code.insertBefore(each, list(new InsnNode(kind.getSize() == 1 ? Opcodes.DUP : Opcodes.DUP2),
                        new VarInsnNode(kind.getOpcode(Opcodes.ISTORE), value)));
                code.insert(each, list(new VarInsnNode(kind.getOpcode(Opcodes.ILOAD), value), shadow(frame.getStack(top), top),
                        new InsnNode(Opcodes.ACONST_NULL), SiteFactory.constant(slot), Hook.STORED.of(kind).call()));
            }
            default -> put(each, frame, top, kind, slot);
        }
    }

    private void put(FieldInsnNode each, Frame<ShadowValue> frame, int top, Type kind, int slot) {
        Integer later = early.get(each);
        if (later != null) {
            code.insert(each, list(new VarInsnNode(Opcodes.ALOAD, operandShadows.get(top)), new VarInsnNode(Opcodes.ASTORE, later)));
            return;
        }
        if (raw) {
            return;
        }
        int owner = scratch(ShadowValue.REFERENCE);
        int value = scratch(kind);
        code.insertBefore(each, list(new VarInsnNode(kind.getOpcode(Opcodes.ISTORE), value), new InsnNode(Opcodes.DUP),
                new VarInsnNode(Opcodes.ASTORE, owner), new VarInsnNode(kind.getOpcode(Opcodes.ILOAD), value)));
        code.insert(each, list(new VarInsnNode(kind.getOpcode(Opcodes.ILOAD), value), shadow(frame.getStack(top), top),
                new VarInsnNode(Opcodes.ALOAD, owner), SiteFactory.constant(slot), Hook.STORED.of(kind).call()));
    }

    /** The index as it is used: inside or outside the array, and which one. */
    private InsnList index(AbstractInsnNode each, ShadowValue index, int position, int array, int number) {
        InsnList check = new InsnList();
        if (index.shadowed()) {
            check.add(new VarInsnNode(Opcodes.ALOAD, array));
            check.add(new VarInsnNode(Opcodes.ILOAD, number));
            check.add(new VarInsnNode(Opcodes.ALOAD, operandShadows.get(position)));
            check.add(sites.push(each));
            check.add(Hook.INDEX.call());
        }
        return check;
    }

    private void loadElement(AbstractInsnNode each, Frame<ShadowValue> frame, int top) {
        ShadowValue index = frame.getStack(top);
        boolean number = each.getOpcode() != Opcodes.AALOAD;
        if (!number && !index.shadowed()) {
            return;
        }
        int array = scratch(ShadowValue.REFERENCE);
        int place = scratch(Type.INT_TYPE);
        InsnList before = list(new InsnNode(Opcodes.DUP2), new VarInsnNode(Opcodes.ISTORE, place), new VarInsnNode(Opcodes.ASTORE, array));
        before.add(index(each, index, top, array, place));
        code.insertBefore(each, before);
        if (number) {
            Type kind = elementType(each.getOpcode() - Opcodes.IALOAD);
            code.insert(each, list(new InsnNode(kind.getSize() == 1 ? Opcodes.DUP : Opcodes.DUP2), new VarInsnNode(Opcodes.ALOAD, array),
                    new VarInsnNode(Opcodes.ILOAD, place), Hook.LOADED.of(kind).call(),
                    new VarInsnNode(Opcodes.ASTORE, operandShadows.get(top - 1))));
        } else {
            forget(each, top - 1);
        }
    }

    private void storeElement(AbstractInsnNode each, Frame<ShadowValue> frame, int top) {
        ShadowValue index = frame.getStack(top - 1);
        boolean number = each.getOpcode() != Opcodes.AASTORE;
        if (!number && !index.shadowed()) {
            return;
        }
        Type kind = number ? elementType(each.getOpcode() - Opcodes.IASTORE) : ShadowValue.REFERENCE;
        int value = scratch(kind);
        int array = scratch(ShadowValue.REFERENCE);
        int place = scratch(Type.INT_TYPE);
        InsnList before = list(new VarInsnNode(kind.getOpcode(Opcodes.ISTORE), value), new InsnNode(Opcodes.DUP2),
                new VarInsnNode(Opcodes.ISTORE, place), new VarInsnNode(Opcodes.ASTORE, array));
        before.add(index(each, index, top - 1, array, place));
        before.add(new VarInsnNode(kind.getOpcode(Opcodes.ILOAD), value));
        code.insertBefore(each, before);
        if (number) {
            code.insert(each, list(new VarInsnNode(kind.getOpcode(Opcodes.ILOAD), value), shadow(frame.getStack(top), top),
                    new VarInsnNode(Opcodes.ALOAD, array), new VarInsnNode(Opcodes.ILOAD, place), Hook.STORED.of(kind).call()));
        }
    }

    private static Type elementType(int index) {
        return switch (index) {
            case 1 -> Type.LONG_TYPE;
            case 2 -> Type.FLOAT_TYPE;
            case 3 -> Type.DOUBLE_TYPE;
            case 4 -> ShadowValue.REFERENCE;
            default -> Type.INT_TYPE;
        };
    }

    // ---- calls ----

    private void invoke(MethodInsnNode each, Frame<ShadowValue> frame, int top) {
        Type[] types = Type.getArgumentTypes(each.desc);
        int first = top + 1 - types.length;
        boolean isStatic = each.getOpcode() == Opcodes.INVOKESTATIC;
        if (each.owner.equals("java/lang/StringBuilder") && each.name.equals("append") && each.desc.startsWith("(" + O + ")")) {
            // The object is turned into a string first, so that it is known what it said.
            code.insertBefore(each, list(sites.push(each), Hook.TEXT.call()));
            each.desc = each.desc.replace("(" + O + ")", "(Ljava/lang/String;)");
        }
        ShadowCalls.Model model = calls.model(each);
        List<String> cases = StringSwitch.cases(each);
        if (each.name.equals("clone") && each.desc.equals("()" + O) && (each.owner.startsWith("[") || each.owner.equals("java/lang/Object"))) {
            int original = scratch(ShadowValue.REFERENCE);
            code.insertBefore(each, list(new InsnNode(Opcodes.DUP), new VarInsnNode(Opcodes.ASTORE, original)));
            code.insert(each, list(new VarInsnNode(Opcodes.ALOAD, original), Hook.CLONED.call()));
        } else if (!cases.isEmpty()) {
            code.insertBefore(each, list(new InsnNode(Opcodes.DUP), SiteFactory.constant(Branches.addStrings(cases.toArray(new String[0]))),
                    sites.push(each), Hook.SELECT_STRING.call()));
            code.insert(each, list(new InsnNode(Opcodes.ACONST_NULL), new VarInsnNode(Opcodes.ASTORE, operandShadows.get(first - 1))));
        } else if (model != null) {
            model(each, model, frame, first, types, isStatic);
        } else if (calls.isOurs(each)) {
            if (hasNumbers(each.desc)) {
                code.insertBefore(each, list(SiteFactory.constant(ShadowCalls.token(each.name, each.desc)), Hook.CALL.call()));
                pass(each, frame, first, types);
                result(each, isStatic ? first : first - 1);
            }
        } else if (calls.mayBeOurs(each)) {
            boolean numbers = hasNumbers(each.desc);
            cross(each, types, false, numbers);
            if (numbers) {
                passVia(each, frame, first, types);
                result(each, first - 1);
            }
        } else {
            if (!calls.isHarmless(each)) {
                concretize(each, frame, top, types.length, each.owner.replace('/', '.') + "." + each.name);
                cross(each, types, isStatic || each.name.equals("<init>"), false);
            }
            forgetResult(each, isStatic ? first : first - 1);
        }
        if (raw && each.name.equals("<init>")) {
            constructed(each, frame, first);
        }
    }

    private void invoke(InvokeDynamicInsnNode each, Frame<ShadowValue> frame, int top) {
        Type[] types = Type.getArgumentTypes(each.desc);
        int first = top + 1 - types.length;
        if (lambdas.takesShadows(each)) {
            InsnList before = list(new InsnNode(Opcodes.ACONST_NULL));
            for (int i = 0; i < types.length; i++) {
                if (frame.getStack(first + i).shadowed()) {
                    before.add(new VarInsnNode(Opcodes.ALOAD, operandShadows.get(first + i)));
                    before.add(SiteFactory.constant(types.length - 1 - i));
                    before.add(Hook.CAPTURE.call());
                }
            }
            code.insertBefore(each, before);
            each.desc = each.desc.replace(")", PASSED + ")");
        } else if (each.bsm.getOwner().equals("java/lang/invoke/StringConcatFactory")) {
            concatenate(each, frame, first, types);
        } else if (!each.bsm.getOwner().equals("java/lang/invoke/LambdaMetafactory") && !each.bsm.getOwner().equals("java/lang/runtime/SwitchBootstraps")) {
            escapeAll(each, types);
            concretize(each, frame, top, types.length, each.bsm.getOwner().replace('/', '.') + "." + each.bsm.getName());
        } else {
            concretize(each, frame, top, types.length, each.bsm.getOwner().replace('/', '.') + "." + each.bsm.getName());
        }
        forget(each, first);
    }

    /** What is passed to code that the JVM makes goes where shadows cannot follow. */
    private void escapeAll(InvokeDynamicInsnNode each, Type[] types) {
        InsnList before = new InsnList();
        int[] places = new int[types.length];
        for (int i = types.length - 1; i >= 0; i--) {
            places[i] = scratch(types[i]);
            before.add(new VarInsnNode(types[i].getOpcode(Opcodes.ISTORE), places[i]));
        }
        for (int i = 0; i < types.length; i++) {
            if (!isNumber(types[i])) {
                before.add(new VarInsnNode(Opcodes.ALOAD, places[i]));
                before.add(sites.push(each, each.bsm.getOwner().replace('/', '.') + "." + each.bsm.getName(), null));
                before.add(Hook.PIN_ALL.call());
            }
        }
        for (int i = 0; i < types.length; i++) {
            before.add(new VarInsnNode(types[i].getOpcode(Opcodes.ILOAD), places[i]));
        }
        code.insertBefore(each, before);
    }

    /** Objects are turned into strings first, so that it is known what they said. */
    private void concatenate(InvokeDynamicInsnNode each, Frame<ShadowValue> frame, int first, Type[] types) {
        boolean byRecipe = each.bsm.getName().equals("makeConcatWithConstants");
        String recipe = byRecipe ? (String) each.bsmArgs[0] : "\u0001".repeat(types.length);
        int[] places = new int[types.length];
        InsnList before = new InsnList();
        for (int i = types.length - 1; i >= 0; i--) {
            places[i] = scratch(types[i]);
            before.add(new VarInsnNode(types[i].getOpcode(Opcodes.ISTORE), places[i]));
        }
        for (int i = 0; i < types.length; i++) {
            before.add(new VarInsnNode(types[i].getOpcode(Opcodes.ILOAD), places[i]));
            if (!isNumber(types[i]) && !types[i].getDescriptor().equals("Ljava/lang/String;")) {
                before.add(sites.push(each));
                before.add(Hook.TEXT.call());
                before.add(new InsnNode(Opcodes.DUP));
                before.add(new VarInsnNode(Opcodes.ASTORE, places[i]));
                types[i] = Type.getType(String.class);
            }
        }
        code.insertBefore(each, before);
        each.desc = Type.getMethodDescriptor(Type.getReturnType(each.desc), types);
        InsnList after = list(new LdcInsnNode(recipe), SiteFactory.constant(byRecipe ? each.bsmArgs.length - 1 : 0),
                new TypeInsnNode(Opcodes.ANEWARRAY, "java/lang/String"));
        for (int i = 1; byRecipe && i < each.bsmArgs.length; i++) {
            after.add(list(new InsnNode(Opcodes.DUP), SiteFactory.constant(i - 1), new LdcInsnNode(String.valueOf(each.bsmArgs[i])),
                    new InsnNode(Opcodes.AASTORE)));
        }
        after.add(SiteFactory.constant(types.length));
        after.add(new TypeInsnNode(Opcodes.ANEWARRAY, "java/lang/Object"));
        for (int i = 0; i < types.length; i++) {
            after.add(list(new InsnNode(Opcodes.DUP), SiteFactory.constant(i), new VarInsnNode(types[i].getOpcode(Opcodes.ILOAD), places[i])));
            after.add(part(each, types[i], frame.getStack(first + i), first + i));
            after.add(new InsnNode(Opcodes.AASTORE));
        }
        after.add(sites.push(each));
        after.add(Hook.JOIN.call());
        code.insert(each, after);
    }

    private InsnList part(InvokeDynamicInsnNode each, Type type, ShadowValue value, int position) {
        if (!isNumber(type)) {
            return list(Hook.PART_STRING.call());
        }
        boolean fraction = type == Type.FLOAT_TYPE || type == Type.DOUBLE_TYPE;
        Type kind = type == Type.BYTE_TYPE || type == Type.SHORT_TYPE ? Type.INT_TYPE : type;
        InsnList part = list(shadow(value, position));
        if (fraction) {
            part.add(sites.push(each));
        }
        part.add(Hook.PART.of(kind).call());
        return part;
    }

    private void forgetResult(MethodInsnNode each, int position) {
        if (Type.getReturnType(each.desc).getSort() != Type.VOID) {
            forget(each, position);
        }
    }

    /** Tells the strand which arguments have shadows. */
    private void pass(MethodInsnNode each, Frame<ShadowValue> frame, int first, Type[] types) {
        InsnList before = new InsnList();
        for (int i = 0; i < types.length; i++) {
            if (frame.getStack(first + i).shadowed()) {
                before.add(new VarInsnNode(Opcodes.ALOAD, operandShadows.get(first + i)));
                before.add(SiteFactory.constant(types.length - 1 - i));
                before.add(Hook.PASS.call());
            }
        }
        code.insertBefore(each, before);
    }

    /** The same, if the method may be the JDK's. */
    private void passVia(MethodInsnNode each, Frame<ShadowValue> frame, int first, Type[] types) {
        InsnList before = new InsnList();
        for (int i = 0; i < types.length; i++) {
            if (frame.getStack(first + i).shadowed()) {
                before.add(new VarInsnNode(Opcodes.ALOAD, operandShadows.get(first + i)));
                before.add(SiteFactory.constant(types.length - 1 - i));
                before.add(sites.push(each, each.owner.replace('/', '.') + "." + each.name, null));
                before.add(Hook.PASS_VIA.call());
            }
        }
        code.insertBefore(each, before);
    }

    /** Objects with shadows of their own are about to be passed to the JDK; and numbers, if the method may be the program's. */
    private void cross(MethodInsnNode each, Type[] types, boolean noReceiver, boolean numbers) {
        ShadowCalls.Crossing crossing = calls.crossing(each);
        boolean objects = crossing != ShadowCalls.Crossing.NOTHING
                && (!noReceiver && calls.receiverMayHaveShadow(each) || Arrays.stream(types).anyMatch(calls::mayHaveShadow));
        if (!objects && !numbers) {
            return;
        }
        InsnList before = new InsnList();
        int[] places = new int[types.length];
        for (int i = types.length - 1; i >= 0; i--) {
            places[i] = scratch(types[i]);
            before.add(new VarInsnNode(types[i].getOpcode(Opcodes.ISTORE), places[i]));
        }
        if (numbers) {
            before.add(new InsnNode(Opcodes.DUP));
            before.add(SiteFactory.constant(ShadowCalls.token(each.name, each.desc)));
            before.add(Hook.CALL_VIA.call());
        }
        if (objects) {
            escape(each, before, crossing, types, places, noReceiver);
        }
        for (int i = 0; i < types.length; i++) {
            before.add(new VarInsnNode(types[i].getOpcode(Opcodes.ILOAD), places[i]));
        }
        code.insertBefore(each, before);
    }

    private void escape(MethodInsnNode each, InsnList before, ShadowCalls.Crossing crossing, Type[] types, int[] places, boolean noReceiver) {
        String where = each.owner.replace('/', '.') + "." + each.name;
        for (int i = 0; i < types.length; i++) {
            if (!calls.mayHaveShadow(types[i]) || crossing == ShadowCalls.Crossing.KEY && i > 0) {
                continue;
            }
            if (crossing == ShadowCalls.Crossing.IDENTITY && types[i].getDescriptor().equals(O)) {
                before.add(list(new VarInsnNode(Opcodes.ALOAD, places[i]), sites.push(each, where, null), Hook.PIN_IDENTITY.call(),
                        new VarInsnNode(Opcodes.ASTORE, places[i])));
                continue;
            }
            if (!noReceiver) {
                before.add(new InsnNode(Opcodes.DUP));
            }
            before.add(new VarInsnNode(Opcodes.ALOAD, places[i]));
            before.add(sites.push(each, where, null));
            before.add((crossing == ShadowCalls.Crossing.KEY ? Hook.PIN_KEY : noReceiver ? Hook.PIN_ALL : Hook.PIN_FOR).call());
        }
        if (!noReceiver && crossing != ShadowCalls.Crossing.KEY && calls.receiverMayHaveShadow(each)) {
            before.add(new InsnNode(Opcodes.DUP));
            before.add(new InsnNode(Opcodes.DUP));
            before.add(sites.push(each, where, null));
            before.add(Hook.PIN_FOR.call());
        }
    }

    private void result(MethodInsnNode each, int position) {
        InsnList after = list(sites.push(each), Hook.RESULT.call());
        if (isNumber(Type.getReturnType(each.desc)) && calls.mayReturnShadow(each)) {
            after.add(new VarInsnNode(Opcodes.ASTORE, operandShadows.get(position)));
        } else {
            after.add(new InsnNode(Opcodes.POP));
        }
        code.insert(each, after);
    }

    /** The shadows of the last {@code count} operands go no further; what they stand for keeps its value. */
    private void concretize(AbstractInsnNode each, Frame<ShadowValue> frame, int top, int count, String where) {
        InsnList before = new InsnList();
        for (int i = top + 1 - count; i <= top; i++) {
            if (frame.getStack(i).shadowed()) {
                before.add(new VarInsnNode(Opcodes.ALOAD, operandShadows.get(i)));
                before.add(sites.push(each, where, null));
                before.add(Hook.PIN.call());
            }
        }
        code.insertBefore(each, before);
    }

    private void model(MethodInsnNode each, ShadowCalls.Model model, Frame<ShadowValue> frame, int first, Type[] types, boolean isStatic) {
        boolean constructor = each.name.equals("<init>");
        int receiver = isStatic ? -1 : scratch(ShadowValue.REFERENCE);
        int[] places = new int[types.length];
        InsnList before = new InsnList();
        for (int i = types.length - 1; i >= 0; i--) {
            places[i] = scratch(types[i]);
            before.add(new VarInsnNode(types[i].getOpcode(Opcodes.ISTORE), places[i]));
        }
        if (!isStatic && !constructor) {
            before.add(new InsnNode(Opcodes.DUP));
            before.add(new VarInsnNode(Opcodes.ASTORE, receiver));
        }
        if (model.before() != null) {
            before.add(arguments(receiver, places, types, frame, first));
            before.add(sites.push(each));
            before.add(new MethodInsnNode(Opcodes.INVOKESTATIC, model.owner(), model.before().getName(), Type.getMethodDescriptor(model.before())));
        }
        for (int i = 0; i < types.length; i++) {
            before.add(new VarInsnNode(types[i].getOpcode(Opcodes.ILOAD), places[i]));
        }
        code.insertBefore(each, before);
        Type result = Type.getReturnType(each.desc);
        int position = isStatic ? first : first - 1;
        if (model.after() == null) {
            forgetResult(each, position);
            return;
        }
        InsnList after = new InsnList();
        if (constructor) {
            int below = first - 2;
            ShadowValue made = frame.getStack(first - 1);
            if (below < 0 || made.made() == null || frame.getStack(below).made() != made.made()) {
                return;
            }
            after.add(new InsnNode(Opcodes.DUP));
            after.add(new VarInsnNode(Opcodes.ASTORE, receiver));
        }
        int value = -1;
        if (result.getSort() != Type.VOID) {
            value = scratch(result);
            after.add(new VarInsnNode(result.getOpcode(Opcodes.ISTORE), value));
        }
        after.add(arguments(receiver, places, types, frame, first));
        if (value >= 0) {
            after.add(new VarInsnNode(result.getOpcode(Opcodes.ILOAD), value));
        }
        after.add(sites.push(each));
        after.add(new MethodInsnNode(Opcodes.INVOKESTATIC, model.owner(), model.after().getName(), Type.getMethodDescriptor(model.after())));
        if (isNumber(result)) {
            after.add(new VarInsnNode(Opcodes.ASTORE, operandShadows.get(position)));
            after.add(new VarInsnNode(result.getOpcode(Opcodes.ILOAD), value));
        } else if (value >= 0) {
            // The model returns the object to go on with.
            forget(each, position);
        }
        code.insert(each, after);
    }

    /** The receiver and the arguments of a call, each number followed by its shadow. */
    private InsnList arguments(int receiver, int[] places, Type[] types, Frame<ShadowValue> frame, int first) {
        InsnList all = new InsnList();
        if (receiver >= 0) {
            all.add(new VarInsnNode(Opcodes.ALOAD, receiver));
        }
        for (int i = 0; i < types.length; i++) {
            all.add(new VarInsnNode(types[i].getOpcode(Opcodes.ILOAD), places[i]));
            if (isNumber(types[i])) {
                all.add(shadow(frame.getStack(first + i), first + i));
            }
        }
        return all;
    }

    /** The superclass's constructor has been called, or another of this class: the object may be touched now. */
    private void constructed(MethodInsnNode each, Frame<ShadowValue> frame, int first) {
        if (frame.getStack(first - 1).made() != null) {
            return;
        }
        raw = false;
        InsnList after = new InsnList();
        early.forEach((put, shadow) -> {
            after.add(new VarInsnNode(Opcodes.ALOAD, shadow));
            after.add(new VarInsnNode(Opcodes.ALOAD, 0));
            after.add(SiteFactory.constant(calls.slot(put)));
            after.add(Hook.STORED_BEFORE.call());
        });
        code.insert(each, after);
    }

    // ---- pieces ----

    private AbstractInsnNode shadow(ShadowValue value, int position) {
        return value.shadowed() ? new VarInsnNode(Opcodes.ALOAD, operandShadows.get(position)) : new InsnNode(Opcodes.ACONST_NULL);
    }

    private static InsnList list(AbstractInsnNode... all) {
        InsnList list = new InsnList();
        for (AbstractInsnNode each : all) {
            list.add(each);
        }
        return list;
    }
}
