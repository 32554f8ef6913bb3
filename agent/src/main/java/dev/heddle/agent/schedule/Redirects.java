package dev.heddle.agent.schedule;

import dev.heddle.agent.code.Hierarchy;
import dev.heddle.agent.code.SiteFactory;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Sends calls of modelled methods that cannot be changed themselves to their models. */
final class Redirects {

    private static final String LAMBDAS = "java/lang/invoke/LambdaMetafactory";

    private final ModelTable models;
    private final Hierarchy hierarchy;
    private final ClassLoader loader;
    private final String callingClass;
    private final String callingMethod;

    Redirects(ModelTable models, Hierarchy hierarchy, ClassLoader loader, String callingClass, String callingMethod) {
        this.callingClass = callingClass;
        this.callingMethod = callingMethod;
        this.models = models;
        this.hierarchy = hierarchy;
        this.loader = loader;
    }

    /** Replaces {@code call} in {@code code} if it is modelled; returns whether it is. */
    boolean apply(InsnList code, MethodInsnNode call, SiteFactory sites) {
        boolean isStatic = call.getOpcode() == Opcodes.INVOKESTATIC;
        ModelTable.Model model = find(call.owner, call.name, call.desc, isStatic, call.getOpcode() == Opcodes.INVOKESPECIAL);
        if (model == null) {
            return false;
        }
        if (model.wantsSite(call.desc, isStatic)) {
            code.insertBefore(call, sites.push(call));
        }
        AbstractInsnNode replacement = new MethodInsnNode(Opcodes.INVOKESTATIC, model.modelOwner(), model.method().getName(), model.modelDescriptor());
        code.set(call, replacement);
        Type result = Type.getReturnType(call.desc);
        if (result.getSort() == Type.OBJECT && !result.equals(Type.getType(model.method().getReturnType()))) {
            code.insert(replacement, new TypeInsnNode(Opcodes.CHECKCAST, result.getInternalName()));
        }
        return true;
    }

    /** Replaces method references, such as {@code lock::notify}, among the arguments of a bootstrap method. */
    void apply(InvokeDynamicInsnNode call) {
        for (int i = 0; i < call.bsmArgs.length; i++) {
            if (call.bsmArgs[i] instanceof Handle handle && handle.getTag() >= Opcodes.H_INVOKEVIRTUAL) {
                boolean isStatic = handle.getTag() == Opcodes.H_INVOKESTATIC;
                ModelTable.Model model = find(handle.getOwner(), handle.getName(), handle.getDesc(), isStatic, false);
                if (model != null && !model.wantsSite(handle.getDesc(), isStatic)) {
                    call.bsmArgs[i] = new Handle(Opcodes.H_INVOKESTATIC, model.modelOwner(), handle.getName(), model.modelDescriptor(), false);
                    if (!isStatic && LAMBDAS.equals(call.bsm.getOwner())) {
                        capture(call, Type.getArgumentTypes(model.modelDescriptor())[0]);
                    }
                }
            }
        }
    }

    /** The receiver that {@code call} captures, if it does, goes to a static method now, of which the JDK wants exactly the {@code type}; a subclass was good enough before. */
    private static void capture(InvokeDynamicInsnNode call, Type type) {
        Type[] captured = Type.getArgumentTypes(call.desc);
        if (captured.length > 0) {
            captured[0] = type;
            call.desc = Type.getMethodDescriptor(Type.getReturnType(call.desc), captured);
        }
    }

    private ModelTable.Model find(String owner, String name, String descriptor, boolean isStatic, boolean isSpecial) {
        if (name.charAt(0) == '<') {
            return null;
        }
        if (isSpecial && owner.equals("java/lang/Object") && name.equals("hashCode")) {
            return models.find("java/lang/System", "identityHashCode", "(Ljava/lang/Object;)I", true);
        }
        List<ModelTable.Model> candidates = models.named(name, descriptor, isStatic);
        for (ModelTable.Model model : candidates) {
            if (model.redirect() && covers(model, owner, isStatic || isSpecial) && !isOverload(model)) {
                return model;
            }
        }
        return null;
    }

    /** Overloads of a modelled method call each other; the caller has been redirected already, unless it is only this one that is modelled. */
    private boolean isOverload(ModelTable.Model model) {
        return !model.intrinsic() && model.owner().equals(callingClass) && model.method().getName().equals(callingMethod);
    }

    /** {@code isBound} is true if the called method does not depend on the class of the receiver. */
    private boolean covers(ModelTable.Model model, String owner, boolean isBound) {
        if (model.owner().equals(owner)) {
            return true;
        }
        if (model.owner().equals("java/lang/Object")) {
            // Whatever the static type, it has these methods from there; a call to the superclass's own is another matter, and so
            // is a static method that happens to have the same name and arguments, such as Arrays.hashCode(Object[]).
            return !isBound;
        }
        return hierarchy.extendsClass(owner, model.owner(), loader);
    }
}
