package corpus.correct;

/** Small boxed integers are shared by the whole JVM, so two threads that lock the boxed one lock the same object: two orders. */
//! verdict VERIFIED
//! executions 2
public class BoxedLock {

    private static int value;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(BoxedLock::increment);
        Thread second = new Thread(BoxedLock::increment);
        first.start();
        second.start();
        first.join();
        second.join();
        assert value == 2;
    }

    private static void increment() {
        Object lock = Integer.valueOf(1);
        synchronized (lock) {
            value++;
        }
    }
}
