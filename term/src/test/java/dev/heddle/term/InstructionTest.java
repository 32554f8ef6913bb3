package dev.heddle.term;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** An operator means what the JVM's instruction does: each is run by the JVM, in a class made for it, and compared. */
class InstructionTest {

    private static final int RANDOM = 10_000;
    /** Division by zero. */
    private static final Object THROWS = "throws";

    @TestFactory
    List<DynamicTest> operatorsAreTheInstructions() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Operator operator : Operator.values()) {
            if (isInstruction(operator)) {
                tests.add(DynamicTest.dynamicTest(operator.name(), () -> compare(operator)));
            }
        }
        // Arithmetic, conversions, three-way comparisons, comparisons.
        assertEquals(36 + 15 + 5 + 12, tests.size());
        return tests;
    }

    /** What stands for no instruction has no instruction to compare with. */
    private static boolean isInstruction(Operator operator) {
        return opcode(operator) >= 0 || comparison(operator) != null;
    }

    private static void compare(Operator operator) throws ReflectiveOperationException {
        Function<Object[], Object> jvm = compile(operator);
        List<Sort> sorts = new ArrayList<>();
        for (int i = 0; i < operator.arity(); i++) {
            sorts.add(operator.argument(i));
        }
        for (Object[] values : Values.combinations(sorts)) {
            compare(operator, jvm, values);
        }
        Random random = new Random(operator.name().hashCode());
        for (int i = 0; i < RANDOM; i++) {
            Object[] values = new Object[sorts.size()];
            for (int k = 0; k < values.length; k++) {
                values[k] = Values.any(sorts.get(k), random);
            }
            compare(operator, jvm, values);
        }
    }

    private static void compare(Operator operator, Function<Object[], Object> jvm, Object[] values) {
        Object expected;
        try {
            expected = jvm.apply(values);
        } catch (ArithmeticException e) {
            expected = THROWS;
        }
        // With variables in the places of all arguments, of some, and of none.
        for (int symbolic = 0; symbolic < 1 << values.length; symbolic++) {
            Term[] arguments = new Term[values.length];
            Valuation valuation = Valuation.EMPTY;
            for (int i = 0; i < values.length; i++) {
                arguments[i] = Constant.ofValue(values[i]);
                if ((symbolic >> i & 1) == 1) {
                    Variable variable = Variable.of("v" + i, Variable.Kind.valueOf(Sort.of(values[i]).name()));
                    arguments[i] = variable;
                    valuation = valuation.with(variable, values[i]);
                }
            }
            Object actual;
            try {
                actual = Terms.apply(operator, arguments).evaluate(valuation);
            } catch (ArithmeticException e) {
                actual = THROWS;
            }
            if (!expected.equals(actual)) {
                assertEquals(expected, actual, operator + " of " + Arrays.toString(values) + " as " + Terms.apply(operator, arguments));
            }
        }
    }

    private static int opcode(Operator operator) {
        try {
            return Opcodes.class.getField(operator.name()).getInt(null);
        } catch (ReflectiveOperationException e) {
            return -1;
        }
    }

    /** For a comparison, the instructions by which it is made in Java: perhaps a three-way comparison, and a jump. */
    private static int[] comparison(Operator operator) {
        switch (operator) {
            case IEQ:
                return new int[] {Opcodes.IF_ICMPEQ};
            case ILT:
                return new int[] {Opcodes.IF_ICMPLT};
            case ILE:
                return new int[] {Opcodes.IF_ICMPLE};
            case LEQ:
                return new int[] {Opcodes.LCMP, Opcodes.IFEQ};
            case LLT:
                return new int[] {Opcodes.LCMP, Opcodes.IFLT};
            case LLE:
                return new int[] {Opcodes.LCMP, Opcodes.IFLE};
            case FEQ:
                return new int[] {Opcodes.FCMPL, Opcodes.IFEQ};
            case FLT:
                return new int[] {Opcodes.FCMPG, Opcodes.IFLT};
            case FLE:
                return new int[] {Opcodes.FCMPG, Opcodes.IFLE};
            case DEQ:
                return new int[] {Opcodes.DCMPL, Opcodes.IFEQ};
            case DLT:
                return new int[] {Opcodes.DCMPG, Opcodes.IFLT};
            case DLE:
                return new int[] {Opcodes.DCMPG, Opcodes.IFLE};
            default:
                return null;
        }
    }

    /** A class whose method unboxes its arguments, runs the instruction, and boxes the result. */
    private static Function<Object[], Object> compile(Operator operator) throws ReflectiveOperationException {
        String name = "dev/heddle/term/Run" + operator;
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES | ClassWriter.COMPUTE_MAXS);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, name, null, "java/lang/Object", new String[] {"java/util/function/Function"});
        MethodVisitor constructor = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
        constructor.visitCode();
        constructor.visitVarInsn(Opcodes.ALOAD, 0);
        constructor.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        constructor.visitInsn(Opcodes.RETURN);
        constructor.visitMaxs(0, 0);
        constructor.visitEnd();
        MethodVisitor method = writer.visitMethod(Opcodes.ACC_PUBLIC, "apply", "(Ljava/lang/Object;)Ljava/lang/Object;", null, null);
        method.visitCode();
        for (int i = 0; i < operator.arity(); i++) {
            Sort sort = operator.argument(i);
            method.visitVarInsn(Opcodes.ALOAD, 1);
            method.visitTypeInsn(Opcodes.CHECKCAST, "[Ljava/lang/Object;");
            method.visitIntInsn(Opcodes.BIPUSH, i);
            method.visitInsn(Opcodes.AALOAD);
            method.visitTypeInsn(Opcodes.CHECKCAST, box(sort));
            method.visitMethodInsn(Opcodes.INVOKEVIRTUAL, box(sort), sort.name().toLowerCase() + "Value", "()" + descriptor(sort), false);
        }
        int[] comparison = comparison(operator);
        if (comparison == null) {
            method.visitInsn(opcode(operator));
        } else {
            Label yes = new Label();
            Label end = new Label();
            if (comparison.length == 2) {
                method.visitInsn(comparison[0]);
            }
            method.visitJumpInsn(comparison[comparison.length - 1], yes);
            method.visitInsn(Opcodes.ICONST_0);
            method.visitJumpInsn(Opcodes.GOTO, end);
            method.visitLabel(yes);
            method.visitInsn(Opcodes.ICONST_1);
            method.visitLabel(end);
        }
        Sort result = operator.result();
        method.visitMethodInsn(Opcodes.INVOKESTATIC, box(result), "valueOf", "(" + descriptor(result) + ")L" + box(result) + ";", false);
        method.visitInsn(Opcodes.ARETURN);
        method.visitMaxs(0, 0);
        method.visitEnd();
        writer.visitEnd();
        @SuppressWarnings("unchecked")
        Function<Object[], Object> function = (Function<Object[], Object>) MethodHandles.lookup().defineClass(writer.toByteArray())
                .getConstructor().newInstance();
        return function;
    }

    private static String box(Sort sort) {
        String name = sort.name().charAt(0) + sort.name().substring(1).toLowerCase();
        return "java/lang/" + (sort == Sort.INT ? "Integer" : name);
    }

    private static String descriptor(Sort sort) {
        return sort == Sort.BOOLEAN ? "Z" : sort == Sort.LONG ? "J" : sort.name().substring(0, 1);
    }
}
