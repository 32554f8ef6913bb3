import java.util.concurrent.atomic.AtomicInteger;

/** Four threads that count. In some of their orders, but not in the first, one of them is late. */
public class Late {

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger count = new AtomicInteger();
        AtomicInteger late = new AtomicInteger();
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            int number = i;
            threads[i] = new Thread(() -> {
                if (count.getAndIncrement() != number) {
                    late.incrementAndGet();
                }
                count.getAndIncrement();
            });
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        if (late.get() == 1) {
            throw new IllegalStateException("exactly one of them came late");
        }
    }
}
