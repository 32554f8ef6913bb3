package corpus.correct;

/** Any number of locks is taken one after the other, by recursion over an array of arguments: two orders. */
//! verdict VERIFIED
//! executions 2
public class VarargsLocks {

    private static int value;

    public static void main(String[] args) throws InterruptedException {
        Object a = new Object();
        Object b = new Object();
        Object c = new Object();
        Thread first = new Thread(() -> locked(0, a, b, c));
        Thread second = new Thread(() -> locked(0, a, b, c));
        first.start();
        second.start();
        first.join();
        second.join();
        assert value == 2;
    }

    private static void locked(int from, Object... locks) {
        if (from == locks.length) {
            value++;
        } else {
            synchronized (locks[from]) {
                locked(from + 1, locks);
            }
        }
    }
}
