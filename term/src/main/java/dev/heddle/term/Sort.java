package dev.heddle.term;

/** The type of a term's value. The JVM's boolean, byte, short and char values are {@link #INT}; a condition is {@link #BOOLEAN}. */
public enum Sort {
    BOOLEAN, INT, LONG, FLOAT, DOUBLE, STRING;

    /** Whether the values are whole numbers. */
    public boolean isIntegral() {
        return this == INT || this == LONG;
    }

    /** The sort of a boxed value. */
    public static Sort of(Object value) {
        if (value instanceof Integer) {
            return INT;
        }
        if (value instanceof Boolean) {
            return BOOLEAN;
        }
        if (value instanceof Long) {
            return LONG;
        }
        if (value instanceof Float) {
            return FLOAT;
        }
        if (value instanceof Double) {
            return DOUBLE;
        }
        if (value instanceof String) {
            return STRING;
        }
        throw new IllegalArgumentException("no sort has the value " + value);
    }

    /** The exact text of a value of this sort, on one line of printable ASCII; {@link #parse} reads it. */
    public String text(Object value) {
        if (of(value) != this) {
            throw new IllegalArgumentException(value + " is not of sort " + this);
        }
        return this == STRING ? Text.quote((String) value) : value.toString();
    }

    /** The value that {@link #text} wrote. */
    public Object parse(String text) {
        try {
            switch (this) {
                case INT:
                    return Integer.valueOf(text);
                case LONG:
                    return Long.valueOf(text);
                case FLOAT:
                    return Float.valueOf(text);
                case DOUBLE:
                    return Double.valueOf(text);
                case STRING:
                    return Text.unquote(text);
                default:
                    if (text.equals("true") || text.equals("false")) {
                        return Boolean.valueOf(text);
                    }
                    throw new IllegalArgumentException(text);
            }
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("\"" + text + "\" is not a value of sort " + this, e);
        }
    }
}
