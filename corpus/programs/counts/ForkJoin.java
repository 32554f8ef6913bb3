package corpus.counts;

/** Threads that are waited for before the next begins leave nothing open. */
//! count 3 1
public class ForkJoin {

    static int x;

    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            Threads.run(() -> x++);
        }
        x++;
    }
}
