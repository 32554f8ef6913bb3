package corpus.correct;

/** The lock is the literal of a class that has no state of its own: two orders. */
//! verdict VERIFIED
//! executions 2
//! stuck 2
public class ClassLiteralLock {

    private static int value;

    interface Lock {
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(ClassLiteralLock::increment);
        Thread second = new Thread(ClassLiteralLock::increment);
        first.start();
        second.start();
        first.join();
        second.join();
        assert value == 2;
    }

    private static void increment() {
        synchronized (Lock.class) {
            value++;
        }
    }
}
