package corpus.correct;

import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** Two threads update fields atomically through updaters: one step each on the number and one on the reference, in six orders. */
//! verdict VERIFIED
//! executions 6
public class FieldUpdaters {

    private static final AtomicIntegerFieldUpdater<FieldUpdaters> NUMBER =
            AtomicIntegerFieldUpdater.newUpdater(FieldUpdaters.class, "number");
    private static final AtomicReferenceFieldUpdater<FieldUpdaters, String> TEXT =
            AtomicReferenceFieldUpdater.newUpdater(FieldUpdaters.class, String.class, "text");

    private volatile int number;
    private volatile String text;

    public static void main(String[] args) throws InterruptedException {
        FieldUpdaters object = new FieldUpdaters();
        Runnable body = () -> {
            NUMBER.incrementAndGet(object);
            TEXT.compareAndSet(object, null, "set once");
        };
        Thread first = new Thread(body);
        Thread second = new Thread(body);
        first.start();
        second.start();
        first.join();
        second.join();
        assert object.number == 2 && object.text.equals("set once");
    }
}
