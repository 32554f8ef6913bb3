package corpus.counts;

/** Each takes the left fork, then the right: for each fork one of two is first, 2^N - 1, and once all wait. */
//! count 2 3 1
//! count 3 7 1
//! count 4 15 1
//! count 5 31 1
//! count 6 63 1
public class DiningPhilosophers {

    public static void main(String[] args) throws InterruptedException {
        int seats = Integer.parseInt(args[0]);
        Object[] forks = new Object[seats];
        for (int i = 0; i < seats; i++) {
            forks[i] = new Object();
        }
        Threads.run(seats, i -> {
            synchronized (forks[i]) {
                synchronized (forks[(i + 1) % seats]) {
                }
            }
        });
    }
}
