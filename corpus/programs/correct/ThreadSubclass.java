package corpus.correct;

/** Subclasses of Thread with fields, a constructor and an overridden start: nine and six visible steps have C(15, 6) orders. */
//! verdict VERIFIED
//! executions 5005
public class ThreadSubclass {

    static class Worker extends Thread {
        private final int[] input;
        private int sum;

        Worker(String name, int... input) {
            super(name);
            this.input = input;
        }

        @Override
        public void run() {
            for (int i : input) {
                sum += i;
            }
        }

        @Override
        public synchronized void start() {
            setDaemon(false);
            super.start();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Worker first = new Worker("one", 1, 2, 3);
        Worker second = new Worker("two", 4, 5);
        first.start();
        second.start();
        first.join();
        second.join();
        assert first.sum + second.sum == 15;
        assert first.getName().equals("one");
    }
}
