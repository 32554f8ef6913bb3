package corpus.correct;

/** An array that cannot be had is an error that a thread may catch: two orders. */
//! verdict VERIFIED
//! executions 2
public class OutOfMemoryCaught {

    private static int value;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(OutOfMemoryCaught::run);
        Thread second = new Thread(OutOfMemoryCaught::run);
        first.start();
        second.start();
        first.join();
        second.join();
        assert value == 2;
    }

    private static void run() {
        try {
            long[] huge = new long[Integer.MAX_VALUE];
            throw new AssertionError(huge.length);
        } catch (OutOfMemoryError e) {
            synchronized (OutOfMemoryCaught.class) {
                value++;
            }
        }
    }
}
