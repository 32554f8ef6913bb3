package corpus.correct;

/** Equal string literals in two classes are one object, and so one lock: two orders. */
//! verdict VERIFIED
//! executions 2
//! stuck 2
public class StringLiteralLock {

    private static int value;

    static class Other {
        static void increment() {
            synchronized ("the lock") {
                value++;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> {
            synchronized ("the lock") {
                value++;
            }
        });
        Thread second = new Thread(Other::increment);
        first.start();
        second.start();
        first.join();
        second.join();
        assert value == 2;
    }
}
