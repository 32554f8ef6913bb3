package corpus.counts;

/** Increments in two steps. */
//! count 2 4
//! count 3 36
public class RacyIncrements {

    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        Threads.run(Integer.parseInt(args[0]), i -> x = x + 1);
    }
}
