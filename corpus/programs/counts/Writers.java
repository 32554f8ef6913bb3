package corpus.counts;

/** Several write a variable: their order is all there is, N! of them. */
//! count 1 1
//! count 2 2
//! count 3 6
//! count 4 24
//! count 5 120
//! count 6 720
public class Writers {

    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        Threads.run(Integer.parseInt(args[0]), i -> x = i);
    }
}
