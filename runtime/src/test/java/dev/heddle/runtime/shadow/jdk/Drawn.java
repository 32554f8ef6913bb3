package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.shadow.Places;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.RegularExpression;
import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;

/**
 * An argument that was drawn at random: of which type, and of which parts each is a plain value or an input.
 *
 * @param type null if the argument is null
 * @param parts plain values, as terms have them, or variables: the elements of an array, also of atomic ones, and one of everything else
 */
record Drawn(Class<?> type, List<Object> parts) {

    private static final Map<Class<?>, Class<?>> BOXED = Map.of(Integer.class, int.class, Long.class, long.class, Short.class, short.class, Byte.class, byte.class,
            Character.class, char.class, Boolean.class, boolean.class, Float.class, float.class, Double.class, double.class, AtomicInteger.class, int.class, AtomicLong.class, long.class);
    private static final Map<Class<?>, Class<?>> ATOMIC_ARRAYS = Map.of(AtomicIntegerArray.class, int[].class, AtomicLongArray.class, long[].class);
    private static final List<Class<?>> ANY = List.of(String.class, Integer.class, Long.class, Short.class, Byte.class, Character.class, Boolean.class, Float.class, Double.class,
            StringBuilder.class, StringBuffer.class, AtomicInteger.class, int[].class, long[].class, char[].class, byte[].class, double[].class, float[].class, short[].class, boolean[].class);

    private static final String[] EXPRESSIONS = {"a", "b", "ab", ",", "\\.", "[,]", "a*", "[ab]+", "[^a]*", ".", "..", ".*", "\\d+", "-?\\d{1,3}", "(a|b)*", "\\w\\s?", "^a", "b$", "a|", "(a)\\1", "(?i)a",
        "a++", "\\bA", "[a-z&&[^b]]", "(", "\\D", "[^\\d]", "a{2}", "\ud83d\ude00", "(?=a)a", "\\Qa.b\\E", "", " ", "+", "-", "x{0,2}.?"};

    /** Draws a regular expression, which may be none, or a pattern. */
    static Drawn expression(Class<?> type, Random random) {
        return new Drawn(type, List.of(EXPRESSIONS[random.nextInt(EXPRESSIONS.length)]));
    }

    /** Draws something that can be given where {@code declared} is wanted. */
    static Drawn draw(Class<?> declared, List<Drawn> before, boolean mayBeNull, Random random) {
        if (mayBeNull && !declared.isPrimitive() && random.nextInt(20) == 0) {
            return new Drawn(null, List.of());
        }
        if (declared == Pattern.class || declared == Matcher.class) {
            Object expression = Stream.generate(() -> EXPRESSIONS[random.nextInt(EXPRESSIONS.length)]).filter(each -> declared == Matcher.class ? RegularExpression.of(each) != null : isValid(each)).findFirst().orElseThrow();
            return new Drawn(declared, declared == Pattern.class ? List.of(expression) : List.of(part(String.class, before, List.of(), random), expression));
        }
        if (ATOMIC_ARRAYS.containsKey(declared)) {
            return new Drawn(declared, draw(ATOMIC_ARRAYS.get(declared), before, false, random).parts);
        }
        Class<?> type = actual(declared, before, random);
        if (type.isArray()) {
            List<Object> elements = new ArrayList<>();
            for (int length = random.nextInt(5); elements.size() < length; ) {
                Class<?> component = type.getComponentType() == Object.class && random.nextBoolean() ? int.class : type.getComponentType();
                elements.add(part(component, before, elements, random));
            }
            return new Drawn(type, elements);
        }
        return new Drawn(type, List.of(part(type, before, List.of(), random)));
    }

    private static boolean isValid(String expression) {
        try {
            Pattern.compile(expression);
            return true;
        } catch (PatternSyntaxException invalid) {
            return false;
        }
    }

    private static Class<?> actual(Class<?> declared, List<Drawn> before, Random random) {
        if (declared.isPrimitive() || declared.isArray() || ANY.contains(declared) || declared == AtomicLong.class) {
            return declared;
        }
        List<Class<?>> fitting = ANY.stream().filter(declared::isAssignableFrom).toList();
        if (fitting.isEmpty()) {
            throw new IllegalArgumentException("nothing can be drawn for " + declared);
        }
        Class<?> previous = before.isEmpty() ? null : before.get(0).type();
        return fitting.contains(previous) && random.nextInt(4) > 0 ? previous : fitting.get(random.nextInt(fitting.size()));
    }

    private static Object part(Class<?> type, List<Drawn> before, List<Object> beside, Random random) {
        Variable.Kind kind = kind(type);
        if (random.nextInt(4) == 0) {
            return type == int.class && beside.isEmpty() ? (Object) Special.size(random) : Special.of(kind, random);
        }
        int number = before.stream().mapToInt(drawn -> drawn.parts.size()).sum() + beside.size();
        // Now and then an input is there twice.
        return Variable.of("x" + (random.nextInt(8) == 0 ? random.nextInt(number + 1) : number), kind);
    }

    private static Variable.Kind kind(Class<?> type) {
        Class<?> primitive = BOXED.getOrDefault(type, type);
        return primitive.isPrimitive() ? Variable.Kind.valueOf(primitive.getName().toUpperCase(Locale.ROOT)) : Variable.Kind.STRING;
    }

    List<Variable> inputs() {
        return parts.stream().filter(Variable.class::isInstance).map(Variable.class::cast).toList();
    }

    /** The shadow of a number. */
    Term shadow() {
        return parts.get(0) instanceof Variable variable ? variable : null;
    }

    /** What it is for some inputs; with shadows if {@code followed}. */
    Object make(Valuation inputs, boolean followed) {
        if (type == null) {
            return null;
        }
        if (ATOMIC_ARRAYS.containsKey(type)) {
            Object elements = new Drawn(ATOMIC_ARRAYS.get(type), parts).make(inputs, followed);
            Object array = elements instanceof int[] numbers ? new AtomicIntegerArray(numbers) : new AtomicLongArray((long[]) elements);
            Places.copied(elements, 0, array, 0, parts.size());
            return array;
        }
        if (type.isArray()) {
            Object array = Array.newInstance(type.getComponentType(), parts.size());
            for (int i = 0; i < parts.size(); i++) {
                Object value = value(parts.get(i), inputs);
                Object element = java(type.getComponentType().isPrimitive() || value instanceof String ? type.getComponentType() : int.class, value);
                Array.set(array, i, element);
                if (followed && parts.get(i) instanceof Variable variable) {
                    if (type.getComponentType().isPrimitive()) {
                        store(value, variable, array, i);
                    } else {
                        Shadows.TABLE.shadow(element, variable, element);
                    }
                }
            }
            return array;
        }
        Object value = value(parts.get(0), inputs);
        Object object = java(BOXED.getOrDefault(type, type), value);
        if (followed && !type.isPrimitive() && parts.get(0) instanceof Variable variable) {
            if (object instanceof AtomicInteger || object instanceof AtomicLong) {
                store(value, variable, object, 0);
            } else {
                Shadows.TABLE.shadow(object, variable, object);
            }
        }
        return object;
    }

    private static Object value(Object part, Valuation inputs) {
        return part instanceof Variable variable ? inputs.get(variable) : part;
    }

    private static void store(Object value, Term shadow, Object owner, int slot) {
        if (value instanceof Integer number) {
            Places.stored(number, shadow, owner, slot);
        } else if (value instanceof Long number) {
            Places.stored(number, shadow, owner, slot);
        } else if (value instanceof Float number) {
            Places.stored(number, shadow, owner, slot);
        } else {
            Places.stored((Double) value, shadow, owner, slot);
        }
    }

    /** An object of its own for a value of a term. */
    @SuppressWarnings("removal")
    private Object java(Class<?> as, Object value) {
        if (type == Pattern.class) {
            return Pattern.compile((String) value);
        } else if (type == Matcher.class) {
            return Pattern.compile((String) parts.get(1)).matcher((String) value);
        } else if (type == AtomicInteger.class) {
            return new AtomicInteger((Integer) value);
        } else if (type == AtomicLong.class) {
            return new AtomicLong((Long) value);
        } else if (type == StringBuilder.class) {
            return new StringBuilder((String) value);
        } else if (type == StringBuffer.class) {
            return new StringBuffer((String) value);
        }
        return switch (as.getName()) {
            case "boolean" -> new Boolean((Integer) value != 0);
            case "byte" -> new Byte((byte) (int) (Integer) value);
            case "short" -> new Short((short) (int) (Integer) value);
            case "char" -> new Character((char) (int) (Integer) value);
            case "int" -> new Integer((Integer) value);
            case "long" -> new Long((Long) value);
            case "float" -> new Float((Float) value);
            case "double" -> new Double((Double) value);
            default -> new String((String) value);
        };
    }

    /** Values at random, those first for which rules have exceptions. */
    static final class Special {

        private static final double[] FRACTIONS = {0.0, -0.0, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 0.5, -0.5, 1.5, 2.5, 1.0, -1.0, Double.MIN_VALUE,
            Double.MAX_VALUE, 0x1p31, -0x1p31, 0x1p63, -0x1p63, 0x1p52 + 0.5, 0.49999999999999994, 1e16, Float.MIN_VALUE, Float.MAX_VALUE, 0.49999997f, 8388609f};
        private static final String ALPHABET = "aabbzAZ019-+ .,xf_\t\n\u0000\u00df\u00e9\u0130\u0131\u03a3\u2028\ud83d\ude00\uffff";
        private static final String[] TEXTS = {"", " ", "0", "-0", "+1", "-1", "127", "128", "-129", "2147483647", "2147483648", "-2147483648", "-2147483649", "9223372036854775807",
            "9223372036854775808", "-9223372036854775808", "00012", "1_0", "0x10", "ff", "-zz", "\u0663", "true", "TRUE", "tRuE", "false", "1.5", "1e3", "NaN", "-0.0", "\ud83d", "\ude00",
            "\ud83d\ude00", "\u00df", "\u0130", "\u03a3", "A\u03a3", " a ", "\u2003a", "aaa", "abab", "null"};

        private Special() {
        }

        static Object of(Variable.Kind kind, Random random) {
            switch (kind.sort()) {
                case STRING:
                    return text(random);
                case FLOAT:
                    return random.nextInt(3) == 0 ? Float.intBitsToFloat((int) bits(random)) : (float) fraction(random);
                case DOUBLE:
                    return random.nextInt(3) == 0 ? Double.longBitsToDouble(bits(random)) : fraction(random);
                case LONG:
                    return bits(random);
                default:
                    return kind == Variable.Kind.CHAR && random.nextBoolean() ? (int) ALPHABET.charAt(random.nextInt(ALPHABET.length()))
                            : narrowed(kind, random.nextInt(4) == 0 ? bits(random) >> 32 : bits(random));
            }
        }

        static int size(Random random) {
            return random.nextInt(10) == 0 ? Integer.MIN_VALUE + random.nextInt(3) : random.nextInt(12) - 3;
        }

        private static int narrowed(Variable.Kind kind, long bits) {
            return switch (kind) {
                case BOOLEAN -> (int) bits & 1;
                case BYTE -> (byte) bits;
                case SHORT -> (short) bits;
                case CHAR -> (char) bits;
                default -> (int) bits;
            };
        }

        private static long bits(Random random) {
            return switch (random.nextInt(8)) {
                case 0, 1 -> random.nextInt(10) - 3;
                case 2 -> random.nextInt(300) - 150;
                case 3 -> Long.MIN_VALUE >> random.nextInt(64);
                case 4 -> ~(Long.MIN_VALUE >> random.nextInt(64));
                case 5 -> (random.nextBoolean() ? Integer.MIN_VALUE : Integer.MAX_VALUE) + (long) random.nextInt(5) - 2;
                default -> random.nextLong();
            };
        }

        private static double fraction(Random random) {
            return random.nextInt(2) == 0 ? FRACTIONS[random.nextInt(FRACTIONS.length)] : random.nextBoolean() ? bits(random) / 4.0 : random.nextGaussian() * 10;
        }

        private static String text(Random random) {
            if (random.nextInt(3) == 0) {
                return TEXTS[random.nextInt(TEXTS.length)];
            }
            StringBuilder text = new StringBuilder();
            for (int length = random.nextInt(6); text.length() < length; ) {
                text.append(ALPHABET.charAt(random.nextInt(random.nextBoolean() ? 6 : ALPHABET.length())));
            }
            return text.toString();
        }

        /** A value that is like {@code value}, as far as there is one. */
        static Object near(Variable.Kind kind, Object value, Random random) {
            if (value instanceof String text) {
                int at = random.nextInt(text.length() + 1);
                String one = "" + ALPHABET.charAt(random.nextInt(ALPHABET.length()));
                return text.substring(0, at) + (random.nextBoolean() ? one : "") + text.substring(Math.min(text.length(), at + random.nextInt(2)));
            } else if (value instanceof Double number) {
                return random.nextInt(3) == 0 ? -number : random.nextBoolean() ? Math.nextUp(number) : number + 1;
            } else if (value instanceof Float number) {
                return random.nextInt(3) == 0 ? -number : random.nextBoolean() ? Math.nextUp(number) : number + 1;
            }
            long number = ((Number) value).longValue() + random.nextInt(5) - 2;
            return value instanceof Long ? (Object) number : (Object) narrowed(kind, number);
        }
    }
}
