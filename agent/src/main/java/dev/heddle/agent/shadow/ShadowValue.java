package dev.heddle.agent.shadow;

import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.analysis.Value;

/**
 * What is known before a run about a local variable or operand: its kind, and whether it may have a shadow.
 *
 * @param type null if nothing can be there; all references are alike
 * @param shadowed whether it may depend on an input; only numbers and truth values do
 * @param made the instruction that created the object, as long as it may not have been constructed; else null
 */
record ShadowValue(Type type, boolean shadowed, AbstractInsnNode made) implements Value {

    static final Type REFERENCE = Type.getObjectType("java/lang/Object");
    static final ShadowValue NOTHING = new ShadowValue(null, false, null);

    static ShadowValue of(Type type, boolean shadowed) {
        return switch (type.getSort()) {
            case Type.VOID -> null;
            case Type.OBJECT, Type.ARRAY -> new ShadowValue(REFERENCE, false, null);
            case Type.LONG, Type.FLOAT, Type.DOUBLE -> new ShadowValue(type, shadowed, null);
            default -> new ShadowValue(Type.INT_TYPE, shadowed, null);
        };
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

    /** True for numbers and truth values. */
    static boolean isNumber(Type type) {
        return type.getSort() != Type.VOID && type.getSort() != Type.OBJECT && type.getSort() != Type.ARRAY;
    }

    boolean isReference() {
        return type == REFERENCE;
    }

    @Override
    public int getSize() {
        return type == Type.LONG_TYPE || type == Type.DOUBLE_TYPE ? 2 : 1;
    }
}
