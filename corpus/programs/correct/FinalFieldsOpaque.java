package corpus.correct;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** An object with final fields is published through an opaque variable, which is no race, and final fields need nothing more. */
//! verdict VERIFIED
//! executions 2
public class FinalFieldsOpaque {

    private static final VarHandle INSTANCE;

    static {
        try {
            INSTANCE = MethodHandles.lookup().findStaticVarHandle(FinalFieldsOpaque.class, "instance", FinalFieldsOpaque.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private static FinalFieldsOpaque instance;

    private final int value;
    private final int[] array;

    private FinalFieldsOpaque(int value) {
        this.value = value;
        this.array = new int[] {value};
    }

    public static void main(String[] args) throws InterruptedException {
        Thread publisher = new Thread(() -> INSTANCE.setOpaque(new FinalFieldsOpaque(7)));
        publisher.start();
        FinalFieldsOpaque seen = (FinalFieldsOpaque) INSTANCE.getOpaque();
        assert seen == null || seen.value == 7 && seen.array[0] == 7;
        publisher.join();
    }
}
