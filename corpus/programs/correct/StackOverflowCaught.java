package corpus.correct;

/** A recursion without end is caught where the thread began it, and the thread goes on: two orders. */
//! verdict VERIFIED
//! executions 2
public class StackOverflowCaught {

    private static int value;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(StackOverflowCaught::run);
        Thread second = new Thread(StackOverflowCaught::add);
        first.start();
        second.start();
        first.join();
        second.join();
        assert value == 2;
    }

    private static void run() {
        try {
            deeper(1);
            throw new AssertionError("ends");
        } catch (StackOverflowError e) {
            add();
        }
    }

    private static int deeper(int n) {
        return deeper(n + 1) + 1;
    }

    private static synchronized void add() {
        value++;
    }
}
