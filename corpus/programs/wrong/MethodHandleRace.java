package corpus.wrong;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** A field that is written through a method handle is written all the same: a data race with a plain read. */
//! verdict FOUND
//! executions 2
public class MethodHandleRace {

    private int value;

    public static void main(String[] args) throws Exception {
        MethodHandleRace object = new MethodHandleRace();
        MethodHandle setter = MethodHandles.lookup().findSetter(MethodHandleRace.class, "value", int.class);
        Thread writer = new Thread(() -> {
            try {
                setter.invokeExact(object, 1); //! finds data-race
            } catch (Throwable e) {
                throw new AssertionError(e);
            }
        });
        writer.start();
        int seen = object.value; //! finds data-race
        writer.join();
        assert seen == 0; //! finds assertion-failed
    }
}
