package corpus.correct;

/** Three virtual threads increment a counter under a monitor: six orders. */
//! verdict VERIFIED
//! jdk 21
//! executions 6
public class VirtualCounter {

    private static int value;

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = Thread.startVirtualThread(VirtualCounter::increment);
        }
        for (Thread thread : threads) {
            assert thread.isVirtual() && thread.isDaemon();
            thread.join();
        }
        assert value == 3;
    }

    private static synchronized void increment() {
        assert Thread.currentThread().isVirtual();
        value++;
    }
}
