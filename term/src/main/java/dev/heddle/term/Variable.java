package dev.heddle.term;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** A symbolic input: a name, and the values that it may have. */
public final class Variable extends Term {

    /** The Java type of the input. */
    public enum Kind {
        BOOLEAN(Sort.INT, 0, 1),
        BYTE(Sort.INT, Byte.MIN_VALUE, Byte.MAX_VALUE),
        SHORT(Sort.INT, Short.MIN_VALUE, Short.MAX_VALUE),
        CHAR(Sort.INT, Character.MIN_VALUE, Character.MAX_VALUE),
        INT(Sort.INT, Integer.MIN_VALUE, Integer.MAX_VALUE),
        LONG(Sort.LONG, Long.MIN_VALUE, Long.MAX_VALUE),
        FLOAT(Sort.FLOAT, 0, 0),
        DOUBLE(Sort.DOUBLE, 0, 0),
        /** No string of all characters can be longer. */
        STRING(Sort.STRING, 0, Integer.MAX_VALUE >> 1);

        private final Sort sort;
        private final long low;
        private final long high;

        Kind(Sort sort, long low, long high) {
            this.sort = sort;
            this.low = low;
            this.high = high;
        }

        public Sort sort() {
            return sort;
        }
    }

    private static final int BITS = 10;
    /** Variables that were made before: who asks for an input in every execution gets the same, and what is made of it is found again. */
    private static final Variable[] KNOWN = new Variable[1 << BITS];

    private final String name;
    private final Kind kind;
    /** For whole numbers the bounds of the value, for strings those of the length. */
    private final long low;
    private final long high;
    /** What the values stand for, if they only number something; else empty. Two variables that differ in nothing else are equal. */
    private final List<String> texts;
    private final Set<Variable> self;

    private Variable(String name, Kind kind, long low, long high) {
        this(name, kind, low, high, Collections.emptyList());
    }

    private Variable(String name, Kind kind, long low, long high, List<String> texts) {
        super(kind.sort, (name.hashCode() * 31 + kind.ordinal()) * 31 + Long.hashCode(low * 31 + high));
        if (low > high) {
            throw new IllegalArgumentException("the range of " + name + " is upside down: " + low + " is more than " + high);
        }
        if (low < kind.low || high > kind.high) {
            throw new IllegalArgumentException("the range of " + name + ", " + low + " to " + high + ", does not fit its type");
        }
        this.name = name;
        this.kind = kind;
        this.low = low;
        this.high = high;
        this.texts = texts;
        this.self = Collections.singleton(this);
    }

    /** An input of a type with all its values; strings are of any length. */
    public static Variable of(String name, Kind kind) {
        return of(name, kind, kind.low, kind.high);
    }

    /** An input whose values, or in the case of a string whose length, are within bounds. */
    static Variable of(String name, Kind kind, long low, long high) {
        Variable made = new Variable(name, kind, low, high);
        int place = made.hashCode() * 0x9E3779B9 >>> 32 - BITS;
        Variable known = KNOWN[place];
        if (made.equals(known)) {
            return known;
        }
        KNOWN[place] = made;
        return made;
    }

    public static Variable ofInt(String name, int low, int high) {
        return of(name, Kind.INT, low, high);
    }

    public static Variable ofInt(String name) {
        return of(name, Kind.INT);
    }

    public static Variable ofLong(String name, long low, long high) {
        return of(name, Kind.LONG, low, high);
    }

    public static Variable ofLong(String name) {
        return of(name, Kind.LONG);
    }

    public static Variable ofFloat(String name) {
        return of(name, Kind.FLOAT);
    }

    public static Variable ofDouble(String name) {
        return of(name, Kind.DOUBLE);
    }

    /** A variable of sort INT that is 0 or 1. */
    public static Variable ofBoolean(String name) {
        return of(name, Kind.BOOLEAN);
    }

    public static Variable ofChar(String name) {
        return of(name, Kind.CHAR);
    }

    public static Variable ofChar(String name, char low, char high) {
        return of(name, Kind.CHAR, low, high);
    }

    public static Variable ofByte(String name) {
        return of(name, Kind.BYTE);
    }

    public static Variable ofByte(String name, byte low, byte high) {
        return of(name, Kind.BYTE, low, high);
    }

    public static Variable ofShort(String name) {
        return of(name, Kind.SHORT);
    }

    public static Variable ofShort(String name, short low, short high) {
        return of(name, Kind.SHORT, low, high);
    }

    /**
     * Which of {@code values} it is, counted from 0. They are shown as Java would write them if they are constants of an enum,
     * strings, or boxed; of others only the class and the place are shown, because they are the program's to look into.
     *
     * @param changing says of a value that it differs between executions; then only its class and place are shown as well
     */
    public static Variable oneOf(String name, List<?> values, Predicate<Object> changing) {
        List<String> texts = new ArrayList<>(values.size());
        for (Object value : values) {
            texts.add(changing.test(value) ? place(value, texts.size()) : text(value, texts.size()));
        }
        return new Variable(name, Kind.INT, 0, values.size() - 1, texts);
    }

    private static String text(Object value, int place) {
        if (value instanceof Enum) {
            return ((Enum<?>) value).name();
        } else if (value instanceof String) {
            return Text.quote((String) value);
        } else if (value instanceof Character) {
            return Text.quote((Character) value);
        } else if (value instanceof Class) {
            return ((Class<?>) value).getTypeName() + ".class";
        } else if (value == null || value instanceof Boolean || value instanceof Integer || value instanceof Long || value instanceof Short
                || value instanceof Byte || value instanceof Double || value instanceof Float) {
            return String.valueOf(value);
        }
        return place(value, place);
    }

    private static String place(Object value, int place) {
        String type = value.getClass().getTypeName();
        return "element " + place + " (" + type.substring(type.lastIndexOf('.') + 1) + ")";
    }

    /** A string of at most so many characters. */
    public static Variable ofString(String name, int maxLength) {
        return of(name, Kind.STRING, 0, Math.min(maxLength, Kind.STRING.high));
    }

    /** Whether this is a string of any length. */
    public boolean isOfAnyLength() {
        return kind == Kind.STRING && high == kind.high;
    }

    /** The same variable, whose values stand for {@code texts}. */
    Variable with(List<String> newTexts) {
        if (kind != Kind.INT || low != 0 || high != newTexts.size() - 1) {
            throw new IllegalArgumentException("the values of " + name + " do not number " + newTexts.size() + " texts");
        }
        return new Variable(name, kind, low, high, newTexts);
    }

    /** What the values stand for, if they only number something; else empty. */
    List<String> texts() {
        return texts;
    }

    public String name() {
        return name;
    }

    public Kind kind() {
        return kind;
    }

    @Override
    public long low() {
        return low;
    }

    @Override
    public long high() {
        return high;
    }

    /** The number of characters that a string may have. */
    public int maxLength() {
        return (int) high;
    }

    /** The simplest value of the domain: the number nearest to zero, the empty string. */
    public Object initial() {
        switch (sort()) {
            case INT:
                return (int) nearestToZero();
            case LONG:
                return nearestToZero();
            case FLOAT:
                return 0.0f;
            case DOUBLE:
                return 0.0d;
            default:
                return "";
        }
    }

    private long nearestToZero() {
        return low > 0 ? low : Math.min(high, 0);
    }

    /** Whether the variable may have this value. */
    public boolean admits(Object value) {
        if (Sort.of(value) != sort()) {
            return false;
        }
        if (sort().isIntegral()) {
            long number = ((Number) value).longValue();
            return low <= number && number <= high;
        }
        return sort() != Sort.STRING || ((String) value).length() <= high;
    }

    /** A value of this variable as Java would write it: {@code true}, {@code 'a'}, {@code 10}, {@code RED}. */
    public String show(Object value) {
        if (!texts.isEmpty()) {
            return texts.get((Integer) value);
        }
        if (kind == Kind.BOOLEAN) {
            return (Integer) value != 0 ? "true" : "false";
        }
        return kind == Kind.CHAR ? Text.quote((char) (int) (Integer) value) : sort().text(value);
    }

    /** True if its values are shown as something else than numbers, also where they are compared with it. */
    boolean isShownByText() {
        return kind == Kind.CHAR || !texts.isEmpty();
    }

    /** If its values are two that are shown by text, that of the one that is not {@code value}; else null. */
    String showOther(Object value) {
        return texts.size() == 2 && admits(value) ? texts.get(1 - (Integer) value) : null;
    }

    boolean same(Variable other) {
        return kind == other.kind && low == other.low && high == other.high && name.equals(other.name);
    }

    @Override
    public Set<Variable> variables() {
        return self;
    }

    @Override
    public int size() {
        return 1;
    }
}
