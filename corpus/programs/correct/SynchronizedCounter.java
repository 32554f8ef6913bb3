package corpus.correct;

/** Three threads increment a counter under a monitor: as many schedules as there are orders to enter it. */
//! verdict VERIFIED
//! executions 6
public class SynchronizedCounter {

    private int value;

    public static void main(String[] args) throws InterruptedException {
        SynchronizedCounter counter = new SynchronizedCounter();
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(counter::increment);
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert counter.value == 3;
    }

    private synchronized void increment() {
        value++;
    }
}
