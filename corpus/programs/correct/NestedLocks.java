package corpus.correct;

/** Two threads take the same two monitors in the same order: whoever has the outer one has both, so there are two orders. */
//! verdict VERIFIED
//! executions 2
public class NestedLocks {

    private static int value;

    public static void main(String[] args) throws InterruptedException {
        Object outer = new Object();
        Object inner = new Object();
        Runnable body = () -> {
            synchronized (outer) {
                synchronized (inner) {
                    value++;
                }
            }
        };
        Thread first = new Thread(body);
        Thread second = new Thread(body);
        first.start();
        second.start();
        first.join();
        second.join();
        assert value == 2;
    }
}
