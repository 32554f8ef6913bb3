package family;

import java.util.ArrayList;
import java.util.List;

/** Threads that are started together and waited for together. */
final class Crew {

    private final List<Thread> threads = new ArrayList<>();

    Crew add(int count, Runnable body) {
        for (int i = 0; i < count; i++) {
            threads.add(new Thread(body));
        }
        return this;
    }

    void run() throws InterruptedException {
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
    }

    /** Waits to be notified; the caller holds the monitor. */
    static void await(Object monitor) {
        try {
            monitor.wait();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    static void run(Runnable... bodies) throws InterruptedException {
        Crew crew = new Crew();
        for (Runnable body : bodies) {
            crew.add(1, body);
        }
        crew.run();
    }
}
