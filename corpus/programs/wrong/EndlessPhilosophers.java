package corpus.wrong;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Three philosophers eat for ever, each of whom takes the left fork first. */
//! verdict FOUND
//! search auto
//! budget 20000
public class EndlessPhilosophers {

    private static final Lock[] FORKS = {new ReentrantLock(), new ReentrantLock(), new ReentrantLock()};

    private static void dine(Lock first, Lock second) {
        while (true) {
            first.lock();
            second.lock(); //! finds deadlock
            second.unlock();
            first.unlock();
        }
    }

    public static void main(String[] args) {
        new Thread(() -> dine(FORKS[0], FORKS[1])).start();
        new Thread(() -> dine(FORKS[1], FORKS[2])).start();
        new Thread(() -> dine(FORKS[2], FORKS[0])).start();
    }
}
