package corpus.wrong;

/** Three dining philosophers, each of whom takes the left fork first. */
//! verdict FOUND
//! executions 30
public class Philosophers {

    public static void main(String[] args) throws InterruptedException {
        Object[] forks = {new Object(), new Object(), new Object()};
        Thread[] philosophers = new Thread[3];
        for (int i = 0; i < 3; i++) {
            Object left = forks[i];
            Object right = forks[(i + 1) % 3];
            philosophers[i] = new Thread(() -> {
                synchronized (left) {
                    synchronized (right) { //! finds deadlock
                    }
                }
            }, "philosopher-" + i);
        }
        for (Thread philosopher : philosophers) {
            philosopher.start();
        }
        for (Thread philosopher : philosophers) {
            philosopher.join();
        }
    }
}
