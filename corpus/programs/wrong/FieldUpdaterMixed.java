package corpus.wrong;

import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** One thread updates a field atomically and the other does not: the one step falls before, between or after the other two. */
//! verdict FOUND
//! executions 3
public class FieldUpdaterMixed {

    private static final AtomicIntegerFieldUpdater<FieldUpdaterMixed> NUMBER =
            AtomicIntegerFieldUpdater.newUpdater(FieldUpdaterMixed.class, "number");

    private volatile int number;

    public static void main(String[] args) throws InterruptedException {
        FieldUpdaterMixed object = new FieldUpdaterMixed();
        Thread first = new Thread(() -> NUMBER.incrementAndGet(object));
        Thread second = new Thread(() -> object.number++);
        first.start();
        second.start();
        first.join();
        second.join();
        assert object.number == 2; //! finds assertion-failed
    }
}
