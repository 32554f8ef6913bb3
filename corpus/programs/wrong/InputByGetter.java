package corpus.wrong;

import dev.heddle.Heddle;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** A static field that is set by an assignment, and read by a method handle. */
//! verdict FOUND
//! search dpor
public class InputByGetter {

    private static int number;

    public static void main(String[] args) throws Throwable {
        MethodHandle getter = MethodHandles.lookup().findStaticGetter(InputByGetter.class, "number", int.class);
        number = Heddle.anyInt("x", 0, 40);
        assert (int) getter.invokeExact() != 37; //! finds assertion-failed
    }
}
