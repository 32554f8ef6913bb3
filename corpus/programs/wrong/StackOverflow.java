package corpus.wrong;

/** A thread dies of a recursion without end. */
//! verdict FOUND
//! executions 1
public class StackOverflow {

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> deeper(1));
        thread.start();
        thread.join();
    }

    private static int deeper(int n) {
        return deeper(n + 1) + 1; //! finds uncaught-exception
    }
}
