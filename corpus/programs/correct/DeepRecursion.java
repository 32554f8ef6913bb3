package corpus.correct;

/** Recursion a thousand deep in two threads. */
//! verdict VERIFIED
//! executions 2
public class DeepRecursion {

    private static int total;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> add(depth(1000)));
        Thread second = new Thread(() -> add(depth(1000)));
        first.start();
        second.start();
        first.join();
        second.join();
        assert total == 2000;
    }

    private static int depth(int n) {
        return n == 0 ? 0 : 1 + depth(n - 1);
    }

    private static synchronized void add(int n) {
        total += n;
    }
}
