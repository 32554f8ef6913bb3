package corpus.wrong;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Plain access through a handle is plain access: a data race, and six orders. */
//! verdict FOUND
//! executions 6
public class VarHandlePlain {

    private static final VarHandle VALUE;

    static {
        try {
            VALUE = MethodHandles.lookup().findVarHandle(VarHandlePlain.class, "value", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private int value;

    public static void main(String[] args) throws InterruptedException {
        VarHandlePlain object = new VarHandlePlain();
        Runnable body = () -> VALUE.set(object, (int) VALUE.get(object) + 1); //! finds data-race
        Thread first = new Thread(body);
        Thread second = new Thread(body);
        first.start();
        second.start();
        first.join();
        second.join();
        assert object.value == 2; //! finds assertion-failed
    }
}
