package corpus.counts;

/** N threads write two variables; one checks that it sees none or both, with no more reads than it needs. */
//! count 1 4
//! count 2 56
//! count 3 1248
public class Reorder {

    static volatile int a;
    static volatile int b;

    public static void main(String[] args) throws InterruptedException {
        int setters = Integer.parseInt(args[0]);
        Threads.run(setters + 1, i -> {
            if (i < setters) {
                a = 1;
                b = -1;
            } else {
                boolean consistent = a == 0 && b == 0 || a == 1 && b == -1;
            }
        });
    }
}
