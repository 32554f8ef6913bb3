package corpus.correct;

/** A generic method is called through its bridge and locks once: two orders. */
//! verdict VERIFIED
//! executions 2
public class BridgeMethods {

    interface Updater<T> {
        void update(T target);
    }

    static class Counter {
        int value;
    }

    static class Increment implements Updater<Counter> {
        @Override
        public synchronized void update(Counter counter) {
            counter.value++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Counter counter = new Counter();
        Updater<Counter> updater = new Increment();
        Thread first = new Thread(() -> updater.update(counter));
        Thread second = new Thread(() -> updater.update(counter));
        first.start();
        second.start();
        first.join();
        second.join();
        assert counter.value == 2;
    }
}
