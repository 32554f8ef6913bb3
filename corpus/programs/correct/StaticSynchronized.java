package corpus.correct;

/** A static synchronized method and a block on the class literal exclude each other: two orders. */
//! verdict VERIFIED
//! executions 2
public class StaticSynchronized {

    private static int value;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(StaticSynchronized::increment);
        Thread second = new Thread(() -> {
            synchronized (StaticSynchronized.class) {
                value++;
            }
        });
        first.start();
        second.start();
        first.join();
        second.join();
        assert value == 2;
    }

    private static synchronized void increment() {
        value++;
    }
}
