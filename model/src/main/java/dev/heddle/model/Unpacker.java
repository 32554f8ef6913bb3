package dev.heddle.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Reads what a {@link Packer} has written; anything else is a {@link FormatException}. */
final class Unpacker {

    private final byte[] bytes;
    private final int end;
    private int at;
    private final List<String> strings = new ArrayList<>();

    /** Reads from {@code start} up to {@code end}. */
    Unpacker(byte[] bytes, int start, int end) {
        this.bytes = bytes;
        this.at = start;
        this.end = end;
    }

    FormatException damaged(String what) {
        return new FormatException("the trace is damaged at byte " + at + ": " + what);
    }

    /** What comes after that which was read, with nothing shared so far. */
    Unpacker rest() {
        return new Unpacker(bytes, at, end);
    }

    boolean isAtEnd() {
        return at == end;
    }

    private int next() {
        if (at >= end) {
            throw damaged("it ends too early");
        }
        return bytes[at++];
    }

    boolean flag() {
        int value = next();
        if (value != 0 && value != 1) {
            throw damaged(value + " is neither yes nor no");
        }
        return value == 1;
    }

    long number() {
        long value = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            int part = next();
            value |= (part & 0x7fL) << shift;
            if (part >= 0) {
                return value;
            }
        }
        throw damaged("a number is too long");
    }

    long signed() {
        long value = number();
        return value >>> 1 ^ -(value & 1);
    }

    int integer() {
        long value = signed();
        if (value != (int) value) {
            throw damaged(value + " is too large");
        }
        return (int) value;
    }

    /** How many things follow, of which each takes at least a byte. */
    int count() {
        long count = number();
        if (count < 0 || count > end - at) {
            throw damaged("there is no room for " + count + " more");
        }
        return (int) count;
    }

    <E extends Enum<E>> E constant(E[] values) {
        long ordinal = number();
        if (ordinal < 0 || ordinal >= values.length) {
            throw damaged("there is no number " + ordinal + " among " + values.length);
        }
        return values[(int) ordinal];
    }

    String string() {
        return shared(strings, () -> {
            char[] text = new char[count()];
            for (int i = 0; i < text.length; i++) {
                long next = number();
                if (next < 0 || next > Character.MAX_VALUE) {
                    throw damaged(next + " is no character");
                }
                text[i] = (char) next;
            }
            return new String(text);
        });
    }

    String requiredString() {
        return required(string());
    }

    <T> T required(T value) {
        if (value == null) {
            throw damaged("something is missing");
        }
        return value;
    }

    <T> T shared(List<T> known, Supplier<T> define) {
        long number = number();
        if (number < 0 || number > known.size() + 1) {
            throw damaged("it refers to what is not there");
        }
        if (number <= known.size()) {
            return number == 0 ? null : known.get((int) number - 1);
        }
        T value = define.get();
        known.add(value);
        return value;
    }

    <T> List<T> list(Supplier<T> each) {
        int count = count();
        List<T> values = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            values.add(required(each.get()));
        }
        return values;
    }

    <T> T optional(Supplier<T> read) {
        return flag() ? read.get() : null;
    }
}
