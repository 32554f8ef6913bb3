package dev.heddle.agent.shadow;

import dev.heddle.agent.code.Hook;
import dev.heddle.agent.code.SiteFactory;
import dev.heddle.runtime.shadow.Branches;
import dev.heddle.term.Term;
import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Frame;

/** Calls: shadows of arguments and results pass through the strand, and what the JDK's methods mean for shadows is said by models. */
final class ShadowInvocations {

    private static final String O = "Ljava/lang/Object;";
    private static final String PASSED = Type.getDescriptor(Term[].class);

    private final ShadowFrame shadows;
    private final InsnList code;
    private final SiteFactory sites;
    private final ShadowCalls calls;
    private final ShadowLambdas lambdas;
    private final ShadowMemory memory;
    private final ShadowPins pins;
    private final ShadowPrints prints;
    private final ShadowConcatenation concatenation;

    ShadowInvocations(ShadowFrame shadows, InsnList code, SiteFactory sites, ShadowCalls calls, ShadowLambdas lambdas, ShadowMemory memory, ShadowPins pins) {
        this.shadows = shadows;
        this.code = code;
        this.sites = sites;
        this.calls = calls;
        this.lambdas = lambdas;
        this.memory = memory;
        this.pins = pins;
        this.prints = new ShadowPrints(shadows, code, sites, calls);
        this.concatenation = new ShadowConcatenation(shadows, code, sites);
    }

    void invoke(MethodInsnNode each, Frame<ShadowValue> frame, int top) {
        Type[] types = Type.getArgumentTypes(each.desc);
        int first = top + 1 - types.length;
        boolean isStatic = each.getOpcode() == Opcodes.INVOKESTATIC;
        if (each.owner.equals("java/lang/StringBuilder") && each.name.equals("append") && each.desc.startsWith("(" + O + ")")) {
            // The object is turned into a string first, so that it is known what it said.
            code.insertBefore(each, ShadowFrame.list(sites.push(each), Hook.TEXT.call()));
            each.desc = each.desc.replace("(" + O + ")", "(Ljava/lang/String;)");
        }
        ShadowCalls.Model model = calls.model(each);
        List<String> cases = StringSwitch.cases(each);
        if (each.name.equals("clone") && each.desc.equals("()" + O) && (each.owner.startsWith("[") || each.owner.equals("java/lang/Object"))) {
            int original = shadows.scratch(ShadowValue.REFERENCE);
            code.insertBefore(each, ShadowFrame.list(new InsnNode(Opcodes.DUP), new VarInsnNode(Opcodes.ASTORE, original)));
            code.insert(each, ShadowFrame.list(new VarInsnNode(Opcodes.ALOAD, original), Hook.CLONED.call()));
        } else if (!cases.isEmpty()) {
            code.insertBefore(each, ShadowFrame.list(new InsnNode(Opcodes.DUP), SiteFactory.constant(Branches.addStrings(cases.toArray(new String[0]))),
                    sites.push(each), Hook.SELECT_STRING.call()));
            code.insert(each, ShadowFrame.list(new InsnNode(Opcodes.ACONST_NULL), new VarInsnNode(Opcodes.ASTORE, shadows.operand(first - 1))));
        } else if (model != null && (!each.name.equals("<init>") || isMade(frame, first))) {
            model(each, model, frame, first, types, isStatic);
        } else if (calls.isOurs(each)) {
            if (each.getOpcode() == Opcodes.INVOKEINTERFACE) {
                pins.crossInherited(each, types);
            }
            if (ShadowValue.hasNumbers(each.desc)) {
                code.insertBefore(each, ShadowFrame.list(SiteFactory.constant(ShadowCalls.token(each.name, each.desc)), Hook.CALL.call()));
                pass(each, frame, first, types);
                result(each, isStatic ? first : first - 1);
            }
        } else if (ShadowPrints.prints(each)) {
            prints.print(each, types);
            passVia(each, frame, first, types);
            result(each, first - 1);
        } else if (calls.mayBeOurs(each)) {
            prints.watch(each);
            if (each.name.equals("get") && each.desc.equals("(I)" + O) && frame.getStack(top).shadowed()) {
                code.insertBefore(each, ShadowFrame.list(new InsnNode(Opcodes.DUP2), new VarInsnNode(Opcodes.ALOAD, shadows.operand(top)), sites.push(each),
                        Hook.SELECT_GET.call(), new VarInsnNode(Opcodes.ASTORE, shadows.operand(top))));
            }
            boolean numbers = ShadowValue.hasNumbers(each.desc);
            pins.cross(each, types, false, numbers);
            if (numbers) {
                passVia(each, frame, first, types);
                result(each, first - 1);
            }
        } else {
            prints.watch(each);
            pins.pin(each, frame, top, types.length, each.owner.replace('/', '.') + "." + each.name);
            pins.cross(each, types, isStatic || each.name.equals("<init>"), false);
            forgetResult(each, isStatic ? first : first - 1);
        }
        memory.constructed(each, frame, first);
    }

    void invoke(InvokeDynamicInsnNode each, Frame<ShadowValue> frame, int top) {
        Type[] types = Type.getArgumentTypes(each.desc);
        int first = top + 1 - types.length;
        // What else comes after the call is put before this, and still finds the shadows of the arguments.
        shadows.forget(each, first);
        if (lambdas.takesShadows(each)) {
            InsnList before = ShadowFrame.list(new InsnNode(Opcodes.ACONST_NULL));
            for (int i = 0; i < types.length; i++) {
                if (frame.getStack(first + i).shadowed()) {
                    before.add(new VarInsnNode(Opcodes.ALOAD, shadows.operand(first + i)));
                    before.add(SiteFactory.constant(types.length - 1 - i));
                    before.add(Hook.CAPTURE.call());
                }
            }
            code.insertBefore(each, before);
            each.desc = each.desc.replace(")", PASSED + ")");
        } else if (each.bsm.getOwner().equals("java/lang/invoke/StringConcatFactory")) {
            concatenation.concatenate(each, frame, first, types);
        } else if (!each.bsm.getOwner().equals("java/lang/invoke/LambdaMetafactory") && !each.bsm.getOwner().equals("java/lang/runtime/SwitchBootstraps")) {
            pins.pinAll(each, types);
            pins.pin(each, frame, top, types.length, each.bsm.getOwner().replace('/', '.') + "." + each.bsm.getName());
        } else {
            select(each, types);
            pins.pin(each, frame, top, types.length, each.bsm.getOwner().replace('/', '.') + "." + each.bsm.getName());
        }
    }

    private void forgetResult(MethodInsnNode each, int position) {
        if (Type.getReturnType(each.desc).getSort() != Type.VOID) {
            shadows.forget(each, position);
        }
    }

    /** Tells the strand which arguments have shadows. */
    private void pass(MethodInsnNode each, Frame<ShadowValue> frame, int first, Type[] types) {
        InsnList before = new InsnList();
        for (int i = 0; i < types.length; i++) {
            if (frame.getStack(first + i).shadowed()) {
                before.add(new VarInsnNode(Opcodes.ALOAD, shadows.operand(first + i)));
                before.add(SiteFactory.constant(types.length - 1 - i));
                before.add(Hook.PASS.call());
            }
        }
        code.insertBefore(each, before);
    }

    /** Tells the strand which arguments have shadows, if the method called may be the JDK's. */
    private void passVia(MethodInsnNode each, Frame<ShadowValue> frame, int first, Type[] types) {
        InsnList before = new InsnList();
        for (int i = 0; i < types.length; i++) {
            if (frame.getStack(first + i).shadowed()) {
                before.add(new VarInsnNode(Opcodes.ALOAD, shadows.operand(first + i)));
                before.add(SiteFactory.constant(types.length - 1 - i));
                before.add(sites.push(each, each.owner.replace('/', '.') + "." + each.name, null));
                before.add(Hook.PASS_VIA.call());
            }
        }
        code.insertBefore(each, before);
    }

    private void result(MethodInsnNode each, int position) {
        InsnList after = ShadowFrame.list(sites.push(each), Hook.RESULT.call());
        if (ShadowValue.isNumber(Type.getReturnType(each.desc)) && calls.mayReturnShadow(each)) {
            after.add(new VarInsnNode(Opcodes.ASTORE, shadows.operand(position)));
        } else {
            forgetResult(each, position);
            after.add(new InsnNode(Opcodes.POP));
        }
        code.insert(each, after);
    }

    /** A switch with patterns whose labels are constants in part. */
    private void select(InvokeDynamicInsnNode each, Type[] types) {
        Object[] constants = Stream.of(each.bsmArgs).filter(label -> label instanceof String || label instanceof Number).toArray();
        if (constants.length > 0 && each.bsm.getName().equals("typeSwitch")) {
            InsnList before = new InsnList();
            int[] places = shadows.layAside(types, before);
            before.add(ShadowFrame.list(new VarInsnNode(Opcodes.ALOAD, places[0]), SiteFactory.constant(Branches.addLabels(constants)), sites.push(each), Hook.SELECT_LABEL.call()));
            before.add(ShadowFrame.takeBack(types, places));
            code.insertBefore(each, before);
        }
    }

    /** True if the object whose constructor is called will be on the stack afterwards; not so where a class calls that of its superclass. */
    private static boolean isMade(Frame<ShadowValue> frame, int first) {
        ShadowValue made = frame.getStack(first - 1);
        return first > 1 && made.made() != null && frame.getStack(first - 2).made() == made.made();
    }

    private void model(MethodInsnNode each, ShadowCalls.Model model, Frame<ShadowValue> frame, int first, Type[] types, boolean isStatic) {
        boolean constructor = each.name.equals("<init>");
        int receiver = isStatic ? -1 : shadows.scratch(ShadowValue.REFERENCE);
        InsnList before = new InsnList();
        int[] places = shadows.layAside(types, before);
        if (!isStatic && !constructor) {
            before.add(new InsnNode(Opcodes.DUP));
            before.add(new VarInsnNode(Opcodes.ASTORE, receiver));
        }
        boolean overridden = each.owner.equals("java/lang/Number");
        if (overridden) {
            // Only boxes are modelled; the program may have numbers of its own.
            before.add(ShadowFrame.list(new VarInsnNode(Opcodes.ALOAD, receiver), SiteFactory.constant(ShadowCalls.token(each.name, each.desc)), Hook.CALL_VIA.call()));
        }
        if (model.before() != null) {
            before.add(arguments(constructor ? -1 : receiver, places, types, frame, first));
            before.add(sites.push(each));
            before.add(new MethodInsnNode(Opcodes.INVOKESTATIC, model.owner(), model.before().getName(), Type.getMethodDescriptor(model.before())));
        }
        before.add(ShadowFrame.takeBack(types, places));
        code.insertBefore(each, before);
        Type result = Type.getReturnType(each.desc);
        int position = isStatic ? first : first - 1;
        if (model.after() == null) {
            forgetResult(each, position);
            return;
        }
        InsnList after = new InsnList();
        if (constructor) {
            after.add(new InsnNode(Opcodes.DUP));
            after.add(new VarInsnNode(Opcodes.ASTORE, receiver));
        }
        int value = -1;
        if (result.getSort() != Type.VOID) {
            value = shadows.scratch(result);
            after.add(new VarInsnNode(result.getOpcode(Opcodes.ISTORE), value));
        }
        after.add(arguments(receiver, places, types, frame, first));
        if (value >= 0) {
            after.add(new VarInsnNode(result.getOpcode(Opcodes.ILOAD), value));
        }
        after.add(sites.push(each));
        after.add(new MethodInsnNode(Opcodes.INVOKESTATIC, model.owner(), model.after().getName(), Type.getMethodDescriptor(model.after())));
        if (overridden) {
            after.add(ShadowFrame.list(sites.push(each), Hook.RESULT_OR.call()));
        }
        if (ShadowValue.isNumber(result)) {
            after.add(new VarInsnNode(Opcodes.ASTORE, shadows.operand(position)));
            after.add(new VarInsnNode(result.getOpcode(Opcodes.ILOAD), value));
        } else if (value >= 0) {
            // The model returns the object to go on with.
            shadows.forget(each, position);
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
            if (ShadowValue.isNumber(types[i])) {
                all.add(shadows.push(frame.getStack(first + i), first + i));
            }
        }
        return all;
    }

    void leave(AbstractInsnNode each, Frame<ShadowValue> frame, int top) {
        if (frame.getStack(top).shadowed()) {
            code.insertBefore(each, ShadowFrame.list(new VarInsnNode(Opcodes.ALOAD, shadows.passed()), new VarInsnNode(Opcodes.ALOAD, shadows.operand(top)),
                    sites.push(each), Hook.LEAVE.call()));
        }
    }
}
