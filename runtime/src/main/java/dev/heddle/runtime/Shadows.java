package dev.heddle.runtime;

import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Overflow;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Hooks for shadows: what instrumented code calls beside its own instructions, where values may depend on inputs.
 *
 * <p>A shadow is the term of which a number is the value in this execution, or null if it does not depend on inputs. Each
 * hook does nothing but test for null unless there is a shadow.
 */
public final class Shadows {

    /** Shadows of fields, elements and objects. */
    public static final ShadowTable TABLE = new ShadowTable();

    /** What a method that was called with no shadows has got. */
    private static final Term[] NONE = {};

    /** How far into containers of containers one looks. */
    private static final int DEEPEST = 3;

    private static final StackWalker WALKER = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
    /** Where the JDK calls what it is given and gives the result to others, as it is: futures, maps, optionals, reflection. */
    private static final String[] HANDING_ON = {"java.util.concurrent.", "java.util.HashMap", "java.util.Map", "java.util.TreeMap", "java.util.Hashtable",
        "java.util.WeakHashMap", "java.util.IdentityHashMap", "java.util.Collections", "java.util.Optional", "java.util.Objects", "java.util.ArrayList",
        "java.util.Vector", "java.util.List", "java.lang.ThreadLocal", "java.lang.reflect.", "jdk.internal.reflect.", "java.lang.invoke."};

    private static int[][] keys = new int[16][];
    private static int[][] targets = new int[16][];
    private static int[] counts = new int[16];
    private static int switches;
    private static String[][] strings = new String[16][];
    private static int stringSwitches;

    private Shadows() {
    }

    // ---- arithmetic; opcodes are those of the JVM ----

    public static Term binary(int left, int right, Term leftShadow, Term rightShadow, int opcode) {
        if (rightShadow == null) {
            return leftShadow == null ? null : variable(Terms.apply(Opcodes.binary(opcode), leftShadow, right));
        }
        return apply(opcode, leftShadow == null ? Constant.of(left) : leftShadow, rightShadow);
    }

    public static Term binary(long left, long right, Term leftShadow, Term rightShadow, int opcode) {
        if (rightShadow == null) {
            return leftShadow == null ? null : variable(Terms.apply(Opcodes.binary(opcode), leftShadow, right));
        }
        return apply(opcode, leftShadow == null ? Constant.of(left) : leftShadow, rightShadow);
    }

    /** Shifts of longs. */
    public static Term binary(long left, int right, Term leftShadow, Term rightShadow, int opcode) {
        if (rightShadow == null) {
            return leftShadow == null ? null : variable(Terms.apply(Opcodes.binary(opcode), leftShadow, right));
        }
        return apply(opcode, leftShadow == null ? Constant.of(left) : leftShadow, rightShadow);
    }

    public static Term binary(float left, float right, Term leftShadow, Term rightShadow, int opcode) {
        return leftShadow == null && rightShadow == null ? null
                : apply(opcode, leftShadow == null ? Constant.of(left) : leftShadow, rightShadow == null ? Constant.of(right) : rightShadow);
    }

    public static Term binary(double left, double right, Term leftShadow, Term rightShadow, int opcode) {
        return leftShadow == null && rightShadow == null ? null
                : apply(opcode, leftShadow == null ? Constant.of(left) : leftShadow, rightShadow == null ? Constant.of(right) : rightShadow);
    }

    private static Term apply(int opcode, Term left, Term right) {
        return variable(Terms.apply(Opcodes.binary(opcode), left, right));
    }

    public static Term unary(Term shadow, int opcode) {
        return shadow == null ? null : variable(Terms.apply(Opcodes.unary(opcode), shadow));
    }

    public static Term increment(Term shadow, int by) {
        return shadow == null ? null : variable(Terms.apply(Operator.IADD, shadow, by));
    }

    /** A shadow is never a constant: what does not depend on inputs has none. */
    public static Term variable(Term term) {
        return term instanceof Constant ? null : term;
    }

    // ---- overflow, if it is a failure ----

    /** Numbers are about to be added, subtracted or multiplied. */
    public static void overflow(int left, int right, Term leftShadow, Term rightShadow, int opcode, int site) {
        if (leftShadow != null || rightShadow != null) {
            overflow(Opcodes.binary(opcode), Constant.of(left), Constant.of(right), leftShadow, rightShadow, site);
        }
    }

    public static void overflow(long left, long right, Term leftShadow, Term rightShadow, int opcode, int site) {
        if (leftShadow != null || rightShadow != null) {
            overflow(Opcodes.binary(opcode), Constant.of(left), Constant.of(right), leftShadow, rightShadow, site);
        }
    }

    /** A number is about to be negated. */
    public static void overflow(int value, Term shadow, int site) {
        if (shadow != null) {
            overflow(Overflow.ofNegation(shadow), value == Integer.MIN_VALUE, "-(" + value + ")", site);
        }
    }

    public static void overflow(long value, Term shadow, int site) {
        if (shadow != null) {
            overflow(Overflow.ofNegation(shadow), value == Long.MIN_VALUE, "-(" + value + ")", site);
        }
    }

    private static void overflow(Operator operator, Constant left, Constant right, Term leftShadow, Term rightShadow, int site) {
        overflow(overflow(operator, leftShadow == null ? left : leftShadow, rightShadow == null ? right : rightShadow),
                overflow(operator, left, right) == Constant.TRUE, left.value() + " " + operator.symbol() + " " + right.value(), site);
    }

    private static void overflow(Term condition, boolean happens, String what, int site) {
        branch(condition, happens, site);
        Strand strand = happens ? Control.strand() : null;
        if (strand != null) {
            strand.overflow(what, site);
        }
    }

    private static Term overflow(Operator operator, Term left, Term right) {
        switch (operator) {
            case IADD:
            case LADD:
                return Overflow.ofSum(left, right);
            case ISUB:
            case LSUB:
                return Overflow.ofDifference(left, right);
            default:
                return Overflow.ofProduct(left, right);
        }
    }

    // ---- branches ----

    public static void test(int value, Term shadow, int opcode, int site) {
        if (shadow != null) {
            branch(Opcodes.compareWithZero(opcode, shadow), Opcodes.holds(opcode, value, 0), site);
        }
    }

    public static void compare(int left, int right, Term leftShadow, Term rightShadow, int opcode, int site) {
        if (leftShadow != null || rightShadow != null) {
            branch(Opcodes.compare(opcode, leftShadow == null ? Constant.of(left) : leftShadow, rightShadow == null ? Constant.of(right) : rightShadow),
                    Opcodes.holds(opcode, left, right), site);
        }
    }

    /** Takes note that {@code condition} decided, as {@code holds} says, how the execution goes on. */
    public static void branch(Term condition, boolean holds, int site) {
        Strand strand = Control.strand();
        if (strand != null && !(condition instanceof Constant)) {
            strand.way(new Term[] {Terms.not(condition), condition}, holds ? 1 : 0, site);
        }
    }

    /** The cases of a switch, of which those with the same target go the same way; way 0 is what happens otherwise. */
    public static synchronized int addSwitch(int[] values, int[] ways, int count) {
        if (switches == keys.length) {
            keys = Arrays.copyOf(keys, switches * 2);
            targets = Arrays.copyOf(targets, switches * 2);
            counts = Arrays.copyOf(counts, switches * 2);
        }
        keys[switches] = values;
        targets[switches] = ways;
        counts[switches] = count;
        return switches++;
    }

    public static void select(int value, Term shadow, int number, int site) {
        Strand strand = shadow == null ? null : Control.strand();
        if (strand == null) {
            return;
        }
        int[] values = keys[number];
        int[] way = targets[number];
        Term[] ways = new Term[counts[number]];
        Arrays.fill(ways, Constant.FALSE);
        Term otherwise = Constant.TRUE;
        int taken = 0;
        for (int i = 0; i < values.length; i++) {
            Term here = Terms.eq(shadow, Constant.of(values[i]));
            if (values[i] == value) {
                taken = way[i];
            }
            if (way[i] != 0) {
                ways[way[i]] = Terms.or(ways[way[i]], here);
                otherwise = Terms.and(otherwise, Terms.not(here));
            }
        }
        ways[0] = otherwise;
        strand.way(ways, taken, site);
    }

    /** The strings that a switch tells apart. */
    public static synchronized int addStrings(String[] values) {
        if (stringSwitches == strings.length) {
            strings = Arrays.copyOf(strings, stringSwitches * 2);
        }
        strings[stringSwitches] = values;
        return stringSwitches++;
    }

    /** A switch on a string; that it goes by way of hash codes does not matter. */
    public static void select(String value, int number, int site) {
        Term shadow = value == null ? null : ofObject(value);
        Strand strand = shadow == null ? null : Control.strand();
        if (strand == null) {
            return;
        }
        String[] values = strings[number];
        Term[] ways = new Term[values.length + 1];
        Term otherwise = Constant.TRUE;
        int taken = 0;
        for (int i = 0; i < values.length; i++) {
            ways[i + 1] = Terms.eq(shadow, Constant.of(values[i]));
            otherwise = Terms.and(otherwise, Terms.not(ways[i + 1]));
            if (values[i].equals(value)) {
                taken = i + 1;
            }
        }
        ways[0] = otherwise;
        strand.way(ways, taken, site);
    }

    public static void divisor(int value, Term shadow, int site) {
        if (shadow != null) {
            branch(Terms.eq(shadow, Constant.of(0)), value == 0, site);
        }
    }

    public static void divisor(long value, Term shadow, int site) {
        if (shadow != null) {
            branch(Terms.eq(shadow, Constant.of(0L)), value == 0, site);
        }
    }

    /** An index: first whether there is such an element, then which one it is. */
    public static void index(Object array, int index, Term shadow, int site) {
        if (shadow != null && array != null) {
            int length = java.lang.reflect.Array.getLength(array);
            boolean inside = index >= 0 && index < length;
            branch(inside(shadow, length), inside, site);
            if (inside) {
                concretize(shadow, site);
            }
        }
    }

    /** The condition that {@code shadow} is at least 0 and less than {@code length}. */
    public static Term inside(Term shadow, int length) {
        return Terms.and(Terms.apply(Operator.ILE, Constant.of(0), shadow), Terms.apply(Operator.ILT, shadow, Constant.of(length)));
    }

    public static void length(int length, Term shadow, int site) {
        if (shadow != null) {
            branch(Terms.apply(Operator.ILT, shadow, Constant.of(0)), length < 0, site);
            if (length >= 0) {
                concretize(shadow, site);
            }
        }
    }

    /** The value goes where shadows cannot follow. */
    public static void concretize(Term shadow, int site) {
        Strand strand = shadow == null ? null : Control.strand();
        if (strand != null) {
            strand.pin(shadow, site);
        }
    }

    // ---- memory ----

    public static Term loaded(int value, Object owner, int slot) {
        return TABLE.isEmpty() ? null : TABLE.get(owner, slot, value);
    }

    public static Term loaded(long value, Object owner, int slot) {
        return TABLE.isEmpty() ? null : TABLE.get(owner, slot, value);
    }

    public static Term loaded(float value, Object owner, int slot) {
        return TABLE.isEmpty() ? null : TABLE.get(owner, slot, Float.floatToRawIntBits(value));
    }

    public static Term loaded(double value, Object owner, int slot) {
        return TABLE.isEmpty() ? null : TABLE.get(owner, slot, Double.doubleToRawLongBits(value));
    }

    public static void stored(int value, Term shadow, Object owner, int slot) {
        if (shadow != null) {
            TABLE.put(owner, slot, shadow, value);
        } else if (!TABLE.isEmpty()) {
            TABLE.remove(owner, slot);
        }
    }

    public static void stored(long value, Term shadow, Object owner, int slot) {
        if (shadow != null) {
            TABLE.put(owner, slot, shadow, value);
        } else if (!TABLE.isEmpty()) {
            TABLE.remove(owner, slot);
        }
    }

    public static void stored(float value, Term shadow, Object owner, int slot) {
        stored(Float.floatToRawIntBits(value), shadow, owner, slot);
    }

    public static void stored(double value, Term shadow, Object owner, int slot) {
        stored(Double.doubleToRawLongBits(value), shadow, owner, slot);
    }

    /** Something was stored earlier than its owner could be looked at. */
    public static void storedBefore(Term shadow, Object owner, int slot) {
        Strand strand = shadow == null ? null : Control.strand();
        if (strand != null) {
            TABLE.put(owner, slot, shadow, bits(strand.valueOf(shadow)));
        }
    }

    /** What a number of any kind is in the table. */
    public static long bits(Object value) {
        if (value instanceof Float) {
            return Float.floatToRawIntBits((Float) value);
        } else if (value instanceof Double) {
            return Double.doubleToRawLongBits((Double) value);
        }
        return ((Number) value).longValue();
    }

    /** Elements were copied from one array to another, which may be the same. */
    public static void copied(Object from, int start, Object to, int place, int length) {
        if (TABLE.isEmpty() || from instanceof Object[]) {
            return;
        }
        Term[] shadows = new Term[length];
        long[] values = new long[length];
        for (int i = 0; i < length; i++) {
            shadows[i] = TABLE.peek(from, start + i);
            values[i] = shadows[i] == null ? 0 : TABLE.valueAt(from, start + i);
        }
        for (int i = 0; i < length; i++) {
            if (shadows[i] == null) {
                TABLE.remove(to, place + i);
            } else {
                TABLE.put(to, place + i, shadows[i], values[i]);
            }
        }
    }

    /** An object was cloned, with all that is in it. */
    public static Object cloned(Object copy, Object original) {
        if (!TABLE.isEmpty()) {
            TABLE.copyAll(original, copy);
        }
        return copy;
    }

    // ---- objects that stand for values: boxes and strings ----

    /** The shadow of a value that is an object, or null. */
    public static Term ofObject(Object object) {
        return TABLE.hasObjects() ? TABLE.ofObject(object) : null;
    }

    /** Whatever depends on inputs in {@code object} goes where shadows cannot follow. */
    public static void escape(Object object, int site) {
        if ((TABLE.hasObjects() || !TABLE.isEmpty()) && object != null) {
            Strand strand = Control.strand();
            if (strand != null) {
                pinAll(strand, object, site, DEEPEST);
            }
        }
    }

    /** The same; returns what {@code object} would be if it needed no shadow, for who tells it from others that are equal. */
    public static Object release(Object object, int site) {
        Object plain = canonical(object);
        escape(object, site);
        return plain;
    }

    /** The same as {@link #escape}, unless {@code receiver} is the program's, so that the object does not leave it. */
    public static void escapeTo(Object receiver, Object object, int site) {
        if ((TABLE.hasObjects() || !TABLE.isEmpty()) && isPlatform(receiver)) {
            escape(object, site);
        }
    }

    /** {@code object} is passed to a collection; some compare what is in them. */
    public static void addTo(Object receiver, Object object, int site) {
        if (TABLE.hasObjects() && isPlatform(receiver) && (receiver instanceof Set || receiver instanceof Map
                || receiver instanceof PriorityQueue || receiver instanceof PriorityBlockingQueue || receiver instanceof DelayQueue)) {
            escape(object, site);
        }
    }

    /** True if the object is the JDK's, or inherits code from there. */
    private static boolean isPlatform(Object object) {
        Class<?> type = object == null ? Object.class : object.getClass();
        if (type.getClassLoader() == null) {
            return true;
        }
        for (Class<?> parent = type.getSuperclass(); parent != Object.class; parent = parent.getSuperclass()) {
            if (parent.getClassLoader() == null && parent != Record.class && parent != Enum.class) {
                return true;
            }
        }
        return false;
    }

    private static void pinAll(Strand strand, Object object, int site, int depth) {
        Term own = TABLE.ofObject(object);
        if (own != null) {
            if (!(object instanceof String)) {
                // Whoever gets it may change it, if it is a builder.
                TABLE.plain(object);
            }
            strand.pin(own, site);
        }
        for (Term shadow : TABLE.within(object)) {
            strand.pin(shadow, site);
        }
        if (depth > 0 && isPlatform(object)) {
            for (Object each : contents(object)) {
                if (each != null) {
                    pinAll(strand, each, site, depth - 1);
                }
            }
        }
    }

    private static Object[] contents(Object object) {
        Strand strand = Control.beginQuiet();
        try {
            if (object instanceof Object[]) {
                return (Object[]) object;
            } else if (object instanceof Collection) {
                return ((Collection<?>) object).toArray();
            } else if (object instanceof Map) {
                Map<?, ?> map = (Map<?, ?>) object;
                Object[] keys = map.keySet().toArray();
                Object[] values = map.values().toArray();
                Object[] both = Arrays.copyOf(keys, keys.length + values.length, Object[].class);
                System.arraycopy(values, 0, both, keys.length, values.length);
                return both;
            } else if (object instanceof Map.Entry) {
                return new Object[] {((Map.Entry<?, ?>) object).getKey(), ((Map.Entry<?, ?>) object).getValue()};
            } else if (object instanceof AtomicReference) {
                return new Object[] {((AtomicReference<?>) object).get()};
            } else if (object instanceof Throwable) {
                return new Object[] {((Throwable) object).getMessage(), ((Throwable) object).getCause()};
            } else if (object instanceof Optional) {
                return ((Optional<?>) object).stream().toArray();
            }
            return new Object[0];
        } finally {
            Control.endQuiet(strand);
        }
    }

    /** What {@code object} would be if it needed no shadow: for comparing references. */
    public static Object canonical(Object object) {
        return TABLE.hasObjects() ? TABLE.canonical(object) : object;
    }

    // ---- calls ----

    /** A method with this signature is about to be called. */
    public static void call(int token) {
        Strand strand = Control.strand();
        if (strand != null) {
            prepare(strand, token);
        }
    }

    private static void prepare(Strand strand, int token) {
        if (strand.arguments != null) {
            lose(strand, 0);
        }
        strand.called = token;
        strand.returned = null;
    }

    /** Whoever was called with these shadows, it was not one who takes them. */
    private static void lose(Strand strand, int site) {
        Term[] lost = strand.arguments;
        strand.arguments = null;
        for (int i = lost.length - 1; i >= 0; i--) {
            concretize(lost[i], site);
        }
    }

    /** The same, if {@code receiver} is the program's; the JDK's methods know nothing of shadows. */
    public static void callVia(Object receiver, int token) {
        Strand strand = Control.strand();
        if (strand != null) {
            prepare(strand, isPlatform(receiver) ? 0 : token);
        }
    }

    /** The same as {@link #pass}, if the method called may be the JDK's. */
    public static void passVia(Term shadow, int following, int site) {
        if (shadow != null) {
            Strand strand = Control.strand();
            if (strand != null && strand.called == 0) {
                strand.pin(shadow, site);
            } else {
                pass(shadow, following);
            }
        }
    }

    /** The argument that is followed by {@code following} others has a shadow. */
    public static void pass(Term shadow, int following) {
        if (shadow != null) {
            Strand strand = Control.strand();
            if (strand != null) {
                strand.arguments = withShadow(strand.arguments, shadow, following);
            }
        }
    }

    private static Term[] withShadow(Term[] shadows, Term shadow, int place) {
        Term[] result = shadows == null ? new Term[place + 1] : shadows.length <= place ? Arrays.copyOf(shadows, place + 1) : shadows;
        result[place] = shadow;
        return result;
    }

    /** A method begins; returns the shadows of its arguments, or null if who called it has no use for shadows. */
    public static Term[] enter(int token) {
        return enterAs(null, token);
    }

    /** The same for another signature of the method. */
    public static Term[] enterAs(Term[] entered, int token) {
        Strand strand = Control.current;
        if (strand == null || strand.called != token || Control.strand() == null) {
            return entered;
        }
        Term[] passed = strand.arguments == null ? NONE : strand.arguments;
        strand.called = 0;
        strand.arguments = null;
        return passed;
    }

    /** The shadow of the argument that is followed by {@code following} others. */
    public static Term passed(Term[] entered, int following) {
        return entered == null || following >= entered.length ? null : entered[following];
    }

    /** A method returns something with this shadow. */
    public static void leave(Term[] entered, Term shadow, int site) {
        if (shadow != null) {
            Strand strand = Control.strand();
            if (strand == null) {
                return;
            }
            if (entered == null) {
                strand.pin(shadow, site);
            } else {
                strand.returned = shadow;
            }
        }
    }

    /** A method returns {@code object}. If the JDK has called it, and looks into what it gets, shadows cannot follow. */
    public static void hand(Object object, int site) {
        if (object != null && (TABLE.hasObjects() || !TABLE.isEmpty()) && mayHold(object) && Control.strand() != null && isForJdk()) {
            escape(object, site);
        }
    }

    /** True if the object depends on inputs by itself, or is a container of the JDK's with others in it. */
    private static boolean mayHold(Object object) {
        return TABLE.ofObject(object) != null || object.getClass().isArray()
                || !(object instanceof String) && !(object instanceof Number) && object.getClass().getClassLoader() == null;
    }

    private static boolean isForJdk() {
        Strand strand = Control.beginQuiet();
        try {
            return WALKER.walk(frames -> frames.filter(frame -> frame.getDeclaringClass() != Shadows.class && !frame.getMethodName().endsWith("$captured"))
                    .skip(1).findFirst()).map(caller -> looksInto(caller.getDeclaringClass())).orElse(false);
        } finally {
            Control.endQuiet(strand);
        }
    }

    /** False for the program's classes, and for those of the JDK that only hand on what they get. */
    private static boolean looksInto(Class<?> caller) {
        if (caller.getClassLoader() != null) {
            return false;
        }
        for (String place : HANDING_ON) {
            if (caller.getName().startsWith(place)) {
                return false;
            }
        }
        return true;
    }

    /** A call is over; returns the shadow of what it returned. */
    public static Term result(int site) {
        Strand strand = Control.strand();
        if (strand == null) {
            return null;
        }
        strand.called = 0;
        return strand.returned == null && strand.arguments == null ? null : takeResult(site);
    }

    private static Term takeResult(int site) {
        Strand strand = Control.strand();
        if (strand == null) {
            return null;
        }
        Term shadow = strand.returned;
        strand.returned = null;
        if (strand.arguments != null) {
            lose(strand, site);
        }
        return shadow;
    }

    /** An exception was caught; the call that threw it is over. */
    public static void caught() {
        Strand strand = Control.strand();
        if (strand != null) {
            prepare(strand, 0);
        }
    }

    // ---- lambdas ----

    /** Adds the shadow of a value that a lambda captures. */
    public static Term[] capture(Term[] captured, Term shadow, int place) {
        return shadow == null ? captured : withShadow(captured, shadow, place);
    }

    /** The entry of a lambda, which has {@code following} parameters after those captured, is about to call its body. */
    public static void forward(Term[] entered, Term[] captured, int following, int token) {
        Strand strand = Control.strand();
        if (strand == null) {
            return;
        }
        prepare(strand, token);
        for (int i = 0; entered != null && i < entered.length; i++) {
            pass(entered[i], i);
        }
        for (int i = 0; captured != null && i < captured.length; i++) {
            pass(captured[i], i + following);
        }
    }

    /** The body of a lambda has returned; its result goes to whoever called the entry. */
    public static void relay(Term[] entered) {
        if (entered == null) {
            Term shadow = result(0);
            concretize(shadow, 0);
        }
    }
}
