package corpus.counts;

/** What was read decides what is written next: N readers of x, N writers of y, and two threads between them. */
//! count 1 5
//! count 2 18
//! count 3 90
//! count 4 600
public class ControlFlow {

    static volatile int x;
    static volatile int y;
    static volatile int z;

    public static void main(String[] args) throws InterruptedException {
        int pairs = Integer.parseInt(args[0]);
        Threads.run(2 * pairs + 2, i -> {
            if (i == 2 * pairs) {
                if (y == 0) {
                    z = 1;
                }
            } else if (i == 2 * pairs + 1) {
                if (z == 1 && y == 0) {
                    x = 1;
                }
            } else if (i % 2 == 0) {
                int seen = x;
            } else {
                y = 1;
            }
        });
    }
}
