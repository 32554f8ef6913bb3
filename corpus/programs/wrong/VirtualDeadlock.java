package corpus.wrong;

/** Two virtual threads take two monitors in opposite orders. */
//! verdict FOUND
//! jdk 21
//! executions 4
public class VirtualDeadlock {

    public static void main(String[] args) throws InterruptedException {
        Object a = new Object();
        Object b = new Object();
        Thread first = Thread.ofVirtual().name("first").start(() -> both(a, b));
        Thread second = Thread.ofVirtual().name("second").start(() -> both(b, a));
        first.join();
        second.join();
    }

    private static void both(Object one, Object other) {
        synchronized (one) {
            synchronized (other) { //! finds deadlock
            }
        }
    }
}
