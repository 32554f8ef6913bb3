package dev.heddle.scheduler.jdk.api;

import dev.heddle.runtime.shadow.Branches;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.thread.InstrumentedThread;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import dev.heddle.term.Variable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;

/** {@code dev.heddle.Heddle}: what the program says to us. */
@Models("dev.heddle.Heddle")
public final class ApiCalls {

    /** How long a list is at most whose elements reports call by what they are; of a longer one they tell the index. */
    private static final int MOST_SHOWN = 256;

    private ApiCalls() {
    }

    public static int choose(int options) {
        if (options < 1) {
            throw new IllegalArgumentException("choose(" + options + "): there must be at least one option");
        }
        return InstrumentedThread.current().claims().choose(options);
    }

    public static void invariant(String name, BooleanSupplier condition) {
        Objects.requireNonNull(name, "the invariant needs a name");
        Objects.requireNonNull(condition, "the invariant needs a condition");
        InstrumentedThread.current().claims().invariant(name, condition);
    }

    public static void event(String name) {
        InstrumentedThread.current().claims().event(named(name));
    }

    public static void never(String event) {
        InstrumentedThread.current().claims().never(named(event));
    }

    public static void atMostOnce(String event) {
        InstrumentedThread.current().claims().atMostOnce(named(event));
    }

    public static void precedes(String first, String then) {
        InstrumentedThread.current().claims().precedes(named(first), named(then));
    }

    public static void eventually(String event) {
        InstrumentedThread.current().claims().eventually(named(event));
    }

    private static String named(String event) {
        return Objects.requireNonNull(event, "an event needs a name");
    }

    public static int anyInt(String name) {
        return anyInt(name, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    public static int anyInt(String name, int low, int high) {
        return (Integer) ask(low > high, name, () -> Variable.ofInt(name, low, high));
    }

    public static long anyLong(String name) {
        return anyLong(name, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    public static long anyLong(String name, long low, long high) {
        return (Long) ask(low > high, name, () -> Variable.ofLong(name, low, high));
    }

    public static boolean anyBoolean(String name) {
        return (Integer) ask(false, name, () -> Variable.ofBoolean(name)) != 0;
    }

    public static byte anyByte(String name) {
        return ((Integer) ask(false, name, () -> Variable.ofByte(name))).byteValue();
    }

    public static short anyShort(String name) {
        return ((Integer) ask(false, name, () -> Variable.ofShort(name))).shortValue();
    }

    public static char anyChar(String name) {
        return (char) (int) (Integer) ask(false, name, () -> Variable.ofChar(name));
    }

    public static float anyFloat(String name) {
        return (Float) ask(false, name, () -> Variable.ofFloat(name));
    }

    public static double anyDouble(String name) {
        return (Double) ask(false, name, () -> Variable.ofDouble(name));
    }

    public static String anyString(String name) {
        return anyString(name, Integer.MAX_VALUE);
    }

    public static String anyString(String name, int longest) {
        Variable input = Variable.ofString(inputNamed(name), notNegative(name, longest));
        String value = new String((String) ask(false, name, () -> input));
        Shadows.TABLE.shadow(value, input, value);
        InstrumentedThread.current().returned = null;
        return value;
    }

    public static <T> T anyOf(String name, List<T> values) {
        if (values == null) {
            ofNone(name);
        }
        int size = values.size();
        if (size > MOST_SHOWN) {
            return values.get(index(Variable.ofInt(inputNamed(name), 0, size - 1)));
        }
        // All of it is read, so that what is read does not depend on the input.
        List<T> all = new ArrayList<>(values);
        if (all.isEmpty()) {
            ofNone(name);
        }
        return all.get(index(Variable.oneOf(inputNamed(name), all, value -> Shadows.ofObject(value) != null)));
    }

    public static <E extends Enum<E>> E anyOf(String name, Class<E> type) {
        E[] constants = type == null ? null : type.getEnumConstants();
        if (constants == null || constants.length == 0) {
            ofNone(name);
        }
        return constants[index(Variable.oneOf(inputNamed(name), Arrays.asList(constants), value -> false))];
    }

    /** Does not return. */
    private static void ofNone(String name) {
        InstrumentedThread.current().unsupported("the input '" + inputNamed(name) + "' is to be one of no values");
    }

    /** The length of an array. */
    private static int length(String name, int longest) {
        return index(Variable.ofInt(inputNamed(name) + ".length", 0, notNegative(name, longest)));
    }

    /** Which of several things: known from here on, but any of them. */
    private static int index(Variable input) {
        int index = (Integer) ask(false, input.name(), () -> input);
        InstrumentedThread thread = InstrumentedThread.current();
        thread.pin(input, 0);
        thread.returned = null;
        return index;
    }

    public static int[] anyIntArray(String name, int longest) {
        int[] array = new int[length(name, longest)];
        for (int i = 0; i < array.length; i++) {
            Object value = element(array, i, name, each -> Variable.ofInt(each));
            array[i] = (Integer) value;
        }
        return array;
    }

    public static long[] anyLongArray(String name, int longest) {
        long[] array = new long[length(name, longest)];
        for (int i = 0; i < array.length; i++) {
            Object value = element(array, i, name, each -> Variable.ofLong(each));
            array[i] = (Long) value;
        }
        return array;
    }

    public static short[] anyShortArray(String name, int longest) {
        short[] array = new short[length(name, longest)];
        for (int i = 0; i < array.length; i++) {
            Object value = element(array, i, name, each -> Variable.ofShort(each));
            array[i] = (short) (int) (Integer) value;
        }
        return array;
    }

    public static byte[] anyByteArray(String name, int longest) {
        byte[] array = new byte[length(name, longest)];
        for (int i = 0; i < array.length; i++) {
            Object value = element(array, i, name, each -> Variable.ofByte(each));
            array[i] = (byte) (int) (Integer) value;
        }
        return array;
    }

    public static char[] anyCharArray(String name, int longest) {
        char[] array = new char[length(name, longest)];
        for (int i = 0; i < array.length; i++) {
            Object value = element(array, i, name, each -> Variable.ofChar(each));
            array[i] = (char) (int) (Integer) value;
        }
        return array;
    }

    public static float[] anyFloatArray(String name, int longest) {
        float[] array = new float[length(name, longest)];
        for (int i = 0; i < array.length; i++) {
            Object value = element(array, i, name, each -> Variable.ofFloat(each));
            array[i] = (Float) value;
        }
        return array;
    }

    public static double[] anyDoubleArray(String name, int longest) {
        double[] array = new double[length(name, longest)];
        for (int i = 0; i < array.length; i++) {
            Object value = element(array, i, name, each -> Variable.ofDouble(each));
            array[i] = (Double) value;
        }
        return array;
    }

    public static boolean[] anyBooleanArray(String name, int longest) {
        boolean[] array = new boolean[length(name, longest)];
        for (int i = 0; i < array.length; i++) {
            Object value = element(array, i, name, each -> Variable.ofBoolean(each));
            array[i] = (Integer) value != 0;
        }
        return array;
    }

    public static String[] anyStringArray(String name, int longest) {
        String[] array = new String[length(name, longest)];
        for (int i = 0; i < array.length; i++) {
            array[i] = anyString(name + "[" + i + "]");
        }
        return array;
    }

    private static Object element(Object array, int index, String name, Function<String, Variable> kind) {
        Variable input = kind.apply(name + "[" + index + "]");
        Object value = ask(false, input.name(), () -> input);
        Shadows.TABLE.put(array, index, input, Shadows.bits(value));
        InstrumentedThread.current().returned = null;
        return value;
    }

    public static void assume(boolean condition) {
        InstrumentedThread thread = InstrumentedThread.current();
        Term[] shadows = thread.arguments;
        thread.called = 0;
        thread.arguments = null;
        if (shadows != null) {
            Branches.branch(Terms.toBoolean(shadows[0]), condition, 0);
        }
        thread.inputs().assume(condition);
    }

    private static String inputNamed(String name) {
        if (name == null) {
            InstrumentedThread.current().unsupported("the program asks for an input without a name");
        }
        return name;
    }

    private static int notNegative(String name, int longest) {
        if (longest < 0) {
            InstrumentedThread.current().unsupported("the input '" + name + "' is to be of at most " + longest + " elements");
        }
        return longest;
    }

    /** The value of an input; its shadow is handed to the caller. */
    private static Object ask(boolean upsideDown, String name, Supplier<Variable> input) {
        InstrumentedThread thread = InstrumentedThread.current();
        if (upsideDown) {
            thread.unsupported("the range of the input '" + inputNamed(name) + "' is upside down");
        }
        inputNamed(name);
        Variable variable = input.get();
        Object value = thread.inputs().ask(variable);
        thread.returned = variable;
        return value;
    }
}
