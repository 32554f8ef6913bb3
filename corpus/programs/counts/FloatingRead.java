package corpus.counts;

/** Several write while the main thread reads, at any point between: (N + 1)! orders. */
//! count 1 2
//! count 2 6
//! count 3 24
//! count 4 120
//! count 5 720
public class FloatingRead {

    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        Runnable[] writers = new Runnable[Integer.parseInt(args[0])];
        for (int i = 0; i < writers.length; i++) {
            int number = i;
            writers[i] = () -> x = number;
        }
        Thread[] threads = Threads.start(writers);
        int seen = x;
        Threads.join(threads);
    }
}
