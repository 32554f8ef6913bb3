package corpus.wrong;

import dev.heddle.Heddle;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;

/** An array that a method handle has kept, and that is changed before the handle is called. */
//! verdict FOUND
//! search dpor
public class InputInBoundArray {

    public static void main(String[] args) throws Throwable {
        int[] numbers = {0};
        MethodHandle hash = MethodHandles.lookup().findStatic(Arrays.class, "hashCode", MethodType.methodType(int.class, int[].class));
        MethodHandle bound = MethodHandles.insertArguments(hash, 0, numbers);
        numbers[0] = Heddle.anyInt("x", 0, 40);
        assert (int) bound.invoke() != 31 + 37; //! finds assertion-failed
    }
}
