package dev.heddle.scheduler.accesses;

import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.scheduler.memory.Location;

/**
 * The value that a compare-and-set wants to find.
 *
 * @param type the letter that class files have for its type; {@code L} for any reference
 * @param reference the value, if it is a reference
 * @param bits the value, if it is not; of a floating-point number, its raw bits
 */
public record Expectation(char type, Object reference, long bits) {

    /** False if the value in {@code location} is certainly another one, so that nothing would be written. */
    boolean mayBeMet(Location location) {
        Class<?> actual = location.type();
        if (actual == null) {
            return true;
        }
        if (type == 'L') {
            return !location.isReference() || Shadows.canonical(location.reference()) == Shadows.canonical(reference);
        }
        // A value of another type would be converted first.
        return actual.descriptorString().charAt(0) != type || same(location.bits());
    }

    private boolean same(long found) {
        return switch (type) {
            case 'C', 'S' -> (short) found == (short) bits;
            case 'Z', 'B' -> (byte) found == (byte) bits;
            case 'I', 'F' -> (int) found == (int) bits;
            default -> found == bits;
        };
    }
}
