package corpus.wrong;

import dev.heddle.Heddle;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** A method handle takes a number out of the box that a static method returns. */
//! verdict FOUND
//! search dpor
public class InputHandleUnboxes {

    private static int number;

    private static Long squared() {
        return (long) number * number;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle handle = MethodHandles.lookup().findStatic(InputHandleUnboxes.class, "squared", MethodType.methodType(Long.class));
        number = Heddle.anyInt("number", 0, 99);
        assert (long) handle.invoke() != 77 * 77; //! finds assertion-failed
    }
}
