package corpus.correct;

/** A default method locks the object that inherits it; two threads that enter it twice have six orders. */
//! verdict VERIFIED
//! executions 6
public class DefaultMethods {

    interface Counter {
        int get();

        void set(int value);

        default void increment() {
            synchronized (this) {
                set(get() + 1);
            }
        }
    }

    static class Plain implements Counter {
        private int value;

        @Override
        public int get() {
            return value;
        }

        @Override
        public void set(int newValue) {
            value = newValue;
        }
    }

    static class Doubling extends Plain {
        @Override
        public void increment() {
            super.increment();
            super.increment();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Counter counter = new Doubling();
        Thread first = new Thread(counter::increment);
        Thread second = new Thread(counter::increment);
        first.start();
        second.start();
        first.join();
        second.join();
        assert counter.get() == 4;
    }
}
