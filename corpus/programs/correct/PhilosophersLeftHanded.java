package corpus.correct;

/** Three dining philosophers, one of whom takes the right fork first. */
//! verdict VERIFIED
public class PhilosophersLeftHanded {

    public static void main(String[] args) throws InterruptedException {
        Object[] forks = {new Object(), new Object(), new Object()};
        Thread[] philosophers = new Thread[3];
        for (int i = 0; i < 3; i++) {
            Object left = forks[i];
            Object right = forks[(i + 1) % 3];
            Object one = i == 0 ? right : left;
            Object other = i == 0 ? left : right;
            philosophers[i] = new Thread(() -> {
                synchronized (one) {
                    synchronized (other) {
                    }
                }
            });
        }
        for (Thread philosopher : philosophers) {
            philosopher.start();
        }
        for (Thread philosopher : philosophers) {
            philosopher.join();
        }
    }
}
