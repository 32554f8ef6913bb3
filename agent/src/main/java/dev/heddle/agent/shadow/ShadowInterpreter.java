package dev.heddle.agent.shadow;

import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.Interpreter;

/** Finds out which variables and operands of a method can depend on inputs. */
final class ShadowInterpreter extends Interpreter<ShadowValue> {

    private static final ShadowValue OBJECT = new ShadowValue(ShadowValue.REFERENCE, false, null);

    private final Predicate<MethodInsnNode> mayReturnShadow;

    ShadowInterpreter(Predicate<MethodInsnNode> mayReturnShadow) {
        super(Opcodes.ASM9);
        this.mayReturnShadow = mayReturnShadow;
    }

    @Override
    public ShadowValue newValue(Type type) {
        return type == null ? ShadowValue.NOTHING : ShadowValue.of(type, false);
    }

    @Override
    public ShadowValue newParameterValue(boolean isInstance, int local, Type type) {
        return ShadowValue.of(type, true);
    }

    @Override
    public ShadowValue newOperation(AbstractInsnNode instruction) {
        return switch (instruction.getOpcode()) {
            case Opcodes.ACONST_NULL, Opcodes.JSR -> OBJECT;
            case Opcodes.NEW -> new ShadowValue(ShadowValue.REFERENCE, false, instruction);
            case Opcodes.LCONST_0, Opcodes.LCONST_1 -> ShadowValue.of(Type.LONG_TYPE, false);
            case Opcodes.FCONST_0, Opcodes.FCONST_1, Opcodes.FCONST_2 -> ShadowValue.of(Type.FLOAT_TYPE, false);
            case Opcodes.DCONST_0, Opcodes.DCONST_1 -> ShadowValue.of(Type.DOUBLE_TYPE, false);
            case Opcodes.LDC -> constant(((LdcInsnNode) instruction).cst);
            case Opcodes.GETSTATIC -> ShadowValue.of(Type.getType(((FieldInsnNode) instruction).desc), true);
            default -> ShadowValue.of(Type.INT_TYPE, false);
        };
    }

    private static ShadowValue constant(Object value) {
        if (value instanceof Integer) {
            return ShadowValue.of(Type.INT_TYPE, false);
        } else if (value instanceof Long) {
            return ShadowValue.of(Type.LONG_TYPE, false);
        } else if (value instanceof Float) {
            return ShadowValue.of(Type.FLOAT_TYPE, false);
        } else if (value instanceof Double) {
            return ShadowValue.of(Type.DOUBLE_TYPE, false);
        } else if (value instanceof org.objectweb.asm.ConstantDynamic dynamic) {
            return ShadowValue.of(Type.getType(dynamic.getDescriptor()), false);
        }
        return OBJECT;
    }

    @Override
    public ShadowValue copyOperation(AbstractInsnNode instruction, ShadowValue value) {
        return value;
    }

    @Override
    public ShadowValue unaryOperation(AbstractInsnNode instruction, ShadowValue value) {
        return switch (instruction.getOpcode()) {
            case Opcodes.INEG, Opcodes.IINC, Opcodes.L2I, Opcodes.F2I, Opcodes.D2I, Opcodes.I2B, Opcodes.I2C, Opcodes.I2S ->
                    ShadowValue.of(Type.INT_TYPE, value.shadowed());
            case Opcodes.LNEG, Opcodes.I2L, Opcodes.F2L, Opcodes.D2L -> ShadowValue.of(Type.LONG_TYPE, value.shadowed());
            case Opcodes.FNEG, Opcodes.I2F, Opcodes.L2F, Opcodes.D2F -> ShadowValue.of(Type.FLOAT_TYPE, value.shadowed());
            case Opcodes.DNEG, Opcodes.I2D, Opcodes.L2D, Opcodes.F2D -> ShadowValue.of(Type.DOUBLE_TYPE, value.shadowed());
            case Opcodes.GETFIELD -> ShadowValue.of(Type.getType(((FieldInsnNode) instruction).desc), true);
            case Opcodes.NEWARRAY, Opcodes.ANEWARRAY, Opcodes.CHECKCAST -> OBJECT;
            case Opcodes.ARRAYLENGTH, Opcodes.INSTANCEOF -> ShadowValue.of(Type.INT_TYPE, false);
            default -> null;
        };
    }

    @Override
    public ShadowValue binaryOperation(AbstractInsnNode instruction, ShadowValue left, ShadowValue right) {
        boolean shadowed = left.shadowed() || right.shadowed();
        return switch (instruction.getOpcode()) {
            case Opcodes.IALOAD, Opcodes.BALOAD, Opcodes.CALOAD, Opcodes.SALOAD -> ShadowValue.of(Type.INT_TYPE, true);
            case Opcodes.LALOAD -> ShadowValue.of(Type.LONG_TYPE, true);
            case Opcodes.FALOAD -> ShadowValue.of(Type.FLOAT_TYPE, true);
            case Opcodes.DALOAD -> ShadowValue.of(Type.DOUBLE_TYPE, true);
            case Opcodes.AALOAD -> OBJECT;
            case Opcodes.IADD, Opcodes.ISUB, Opcodes.IMUL, Opcodes.IDIV, Opcodes.IREM, Opcodes.ISHL, Opcodes.ISHR, Opcodes.IUSHR,
                 Opcodes.IAND, Opcodes.IOR, Opcodes.IXOR, Opcodes.LCMP, Opcodes.FCMPL, Opcodes.FCMPG, Opcodes.DCMPL, Opcodes.DCMPG ->
                    ShadowValue.of(Type.INT_TYPE, shadowed);
            case Opcodes.LADD, Opcodes.LSUB, Opcodes.LMUL, Opcodes.LDIV, Opcodes.LREM, Opcodes.LSHL, Opcodes.LSHR, Opcodes.LUSHR,
                 Opcodes.LAND, Opcodes.LOR, Opcodes.LXOR -> ShadowValue.of(Type.LONG_TYPE, shadowed);
            case Opcodes.FADD, Opcodes.FSUB, Opcodes.FMUL, Opcodes.FDIV, Opcodes.FREM -> ShadowValue.of(Type.FLOAT_TYPE, shadowed);
            case Opcodes.DADD, Opcodes.DSUB, Opcodes.DMUL, Opcodes.DDIV, Opcodes.DREM -> ShadowValue.of(Type.DOUBLE_TYPE, shadowed);
            default -> null;
        };
    }

    @Override
    public ShadowValue ternaryOperation(AbstractInsnNode instruction, ShadowValue array, ShadowValue index, ShadowValue value) {
        return null;
    }

    @Override
    public ShadowValue naryOperation(AbstractInsnNode instruction, List<? extends ShadowValue> values) {
        if (instruction instanceof MethodInsnNode call) {
            return ShadowValue.of(Type.getReturnType(call.desc), mayReturnShadow.test(call));
        } else if (instruction instanceof InvokeDynamicInsnNode dynamic) {
            return ShadowValue.of(Type.getReturnType(dynamic.desc), false);
        }
        return OBJECT;
    }

    @Override
    public void returnOperation(AbstractInsnNode instruction, ShadowValue value, ShadowValue expected) {
    }

    @Override
    public ShadowValue merge(ShadowValue one, ShadowValue other) {
        if (one.equals(other)) {
            return one;
        }
        if (one.type() == null || !Objects.equals(one.type(), other.type())) {
            return ShadowValue.NOTHING;
        }
        return new ShadowValue(one.type(), one.shadowed() || other.shadowed(), one.made() == other.made() ? one.made() : null);
    }
}
