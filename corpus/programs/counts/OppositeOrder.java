package corpus.counts;

/** Two locks taken in opposite orders: one after the other, the other after the one, and the deadlock. */
//! count - 3 1
public class OppositeOrder {

    public static void main(String[] args) throws InterruptedException {
        Object a = new Object();
        Object b = new Object();
        Threads.run(() -> {
            synchronized (a) {
                synchronized (b) {
                }
            }
        }, () -> {
            synchronized (b) {
                synchronized (a) {
                }
            }
        });
    }
}
