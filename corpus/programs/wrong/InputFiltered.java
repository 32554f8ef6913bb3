package corpus.wrong;

import dev.heddle.Heddle;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** What a method of the program returns goes to one of the JDK's, as a method handle has put them together. */
//! verdict FOUND
//! search dpor
public class InputFiltered {

    private static Integer number;

    static Object given() {
        return number;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle given = MethodHandles.lookup().findStatic(InputFiltered.class, "given", MethodType.methodType(Object.class));
        MethodHandle text = MethodHandles.lookup().findStatic(String.class, "valueOf", MethodType.methodType(String.class, Object.class));
        number = Heddle.anyInt("x", 0, 40);
        assert !MethodHandles.filterReturnValue(given, text).invoke().equals("37"); //! finds assertion-failed
    }
}
