package corpus.counts;

import java.util.function.IntConsumer;

/** Starts threads in order and waits for them. */
//! part
final class Threads {

    private Threads() {
    }

    /** Runs {@code body} in {@code count} threads, each with its number. */
    static void run(int count, IntConsumer body) throws InterruptedException {
        Runnable[] bodies = new Runnable[count];
        for (int i = 0; i < count; i++) {
            int number = i;
            bodies[i] = () -> body.accept(number);
        }
        run(bodies);
    }

    static void run(Runnable... bodies) throws InterruptedException {
        join(start(bodies));
    }

    static Thread[] start(Runnable... bodies) {
        Thread[] threads = new Thread[bodies.length];
        for (int i = 0; i < bodies.length; i++) {
            threads[i] = new Thread(bodies[i], "t" + i);
        }
        for (Thread thread : threads) {
            thread.start();
        }
        return threads;
    }

    static void join(Thread... threads) throws InterruptedException {
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
