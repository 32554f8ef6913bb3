package dev.heddle;

import java.util.List;

/** Threads that run at the same time. */
final class Run {

    private Run() {
    }

    /** Runs each of {@code bodies} in a thread of its own and waits for them. */
    static void together(List<? extends Runnable> bodies) throws InterruptedException {
        Thread[] threads = new Thread[bodies.size()];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(bodies.get(i), name(i));
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    /** What the thread of number {@code index}, counted from 0, is called. */
    static String name(int index) {
        return "thread-" + (index + 1);
    }
}
