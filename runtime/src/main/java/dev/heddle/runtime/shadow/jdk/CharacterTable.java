package dev.heddle.runtime.shadow.jdk;

import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * What a method of {@code Character} says of the characters beyond the first 128, as a term: comparisons find the stretch in which a character lies, and there it is one number, or differs
 * from the character by one. It is what this JVM says, whichever version of Unicode it knows.
 */
final class CharacterTable {

    private static final int FIRST = 128;
    private static final int END = Character.MAX_VALUE + 1;

    private final int[] starts;
    /** The result, or how much larger it is than the character. */
    private final int[] numbers;
    private final boolean[] relative;

    CharacterTable(IntUnaryOperator method) {
        int[] from = new int[16];
        int[] number = new int[16];
        boolean[] differs = new boolean[16];
        int count = 0;
        for (int start = FIRST; start < END; ) {
            int result = method.applyAsInt(start);
            int same = start + 1;
            while (same < END && method.applyAsInt(same) == result) {
                same++;
            }
            int parallel = start + 1;
            while (parallel < END && method.applyAsInt(parallel) - parallel == result - start) {
                parallel++;
            }
            if (count == from.length) {
                from = Arrays.copyOf(from, count * 2);
                number = Arrays.copyOf(number, count * 2);
                differs = Arrays.copyOf(differs, count * 2);
            }
            from[count] = start;
            differs[count] = parallel > same;
            number[count++] = parallel > same ? result - start : result;
            start = Math.max(same, parallel);
        }
        starts = Arrays.copyOf(from, count);
        numbers = number;
        relative = differs;
    }

    /** The result for a character that is beyond the first ones. */
    Term at(Term character) {
        return between(0, starts.length, character);
    }

    private Term between(int from, int to, Term character) {
        if (to - from == 1) {
            return relative[from] ? Terms.apply(Operator.IADD, character, Constant.of(numbers[from])) : Constant.of(numbers[from]);
        }
        int middle = from + to >>> 1;
        return Terms.ite(Terms.apply(Operator.ILT, character, Constant.of(starts[middle])), between(from, middle, character), between(middle, to, character));
    }
}
