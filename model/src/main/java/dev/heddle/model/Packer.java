package dev.heddle.model;

import java.io.ByteArrayOutputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Writes values as few bytes: numbers at variable length, and what is equal to something of the same kind before as a number for that.
 * {@link Unpacker} reads them.
 */
final class Packer {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final Map<String, Integer> strings = new HashMap<>();

    byte[] toByteArray() {
        return bytes.toByteArray();
    }

    void flag(boolean value) {
        bytes.write(value ? 1 : 0);
    }

    /** A number that is mostly small and not negative: seven bits in each byte, the lowest first. */
    void number(long value) {
        long rest = value;
        while ((rest & ~0x7fL) != 0) {
            bytes.write((int) (rest & 0x7f | 0x80));
            rest >>>= 7;
        }
        bytes.write((int) rest);
    }

    /** A number that is mostly near to zero. */
    void signed(long value) {
        number(value << 1 ^ value >> 63);
    }

    void constant(Enum<?> constant) {
        number(constant.ordinal());
    }

    /** A string, or null; character by character, since half of a surrogate pair is a string as well. */
    void string(String value) {
        shared(value, strings, text -> {
            number(text.length());
            for (int i = 0; i < text.length(); i++) {
                number(text.charAt(i));
            }
        });
    }

    /** Something that may be null or come again; {@code define} writes it when it comes first. */
    <T> void shared(T value, Map<T, Integer> known, Consumer<T> define) {
        Integer number = value == null ? Integer.valueOf(0) : known.get(value);
        if (number != null) {
            number(number);
            return;
        }
        number(known.size() + 1);
        define.accept(value);
        known.put(value, known.size() + 1);
    }

    <T> void list(List<T> values, Consumer<T> each) {
        number(values.size());
        values.forEach(each);
    }

    /** Something that may be null and hardly comes again. */
    <T> void optional(T value, Consumer<T> write) {
        flag(value != null);
        if (value != null) {
            write.accept(value);
        }
    }
}
