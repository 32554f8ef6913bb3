package corpus.correct;

import dev.heddle.Heddle;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;

/** What atomic arrays have in their elements is followed for all numbers at once, and whether a compare-and-set succeeds is a branch. */
//! verdict VERIFIED
//! search dpor
//! executions 2
public class InputAtomicArray {

    public static void main(String[] args) {
        int number = Heddle.anyInt("number");
        AtomicIntegerArray some = new AtomicIntegerArray(new int[] {number, 5});
        assert some.incrementAndGet(0) == number + 1 && some.getPlain(0) - 1 == number && some.get(1) == 5;
        AtomicLongArray others = new AtomicLongArray(1);
        others.set(0, number);
        boolean set = others.compareAndSet(0, 7, 8);
        assert others.get(0) == (set ? 8 : number) && set == (number == 7);
    }
}
