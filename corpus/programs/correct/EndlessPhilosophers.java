package corpus.correct;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Three philosophers eat for ever, one of whom takes the right fork first. */
//! verdict BUDGET_SPENT
//! search auto
//! budget 400
public class EndlessPhilosophers {

    private static final Lock[] FORKS = {new ReentrantLock(), new ReentrantLock(), new ReentrantLock()};

    private static void dine(Lock first, Lock second) {
        while (true) {
            first.lock();
            second.lock();
            second.unlock();
            first.unlock();
        }
    }

    public static void main(String[] args) {
        new Thread(() -> dine(FORKS[0], FORKS[1])).start();
        new Thread(() -> dine(FORKS[1], FORKS[2])).start();
        new Thread(() -> dine(FORKS[0], FORKS[2])).start();
    }
}
