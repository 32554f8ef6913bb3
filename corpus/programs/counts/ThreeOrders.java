package corpus.counts;

/** Of x = 1; x = 2 beside y = 3; x = 4 only the place of the last write among the writes of x matters. */
//! count - 3
public class ThreeOrders {

    static int x;
    static int y;

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> {
            x = 1;
            x = 2;
        }, () -> {
            y = 3;
            x = 4;
        });
    }
}
