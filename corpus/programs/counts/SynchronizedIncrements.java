package corpus.counts;

/** Who comes after whom at one monitor: N! orders. */
//! count 2 2
//! count 3 6
//! count 4 24
//! count 5 120
public class SynchronizedIncrements {

    static int x;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Threads.run(Integer.parseInt(args[0]), i -> {
            synchronized (lock) {
                x++;
            }
        });
    }
}
