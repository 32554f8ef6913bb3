package corpus.wrong;

/** A thread dies because it wants an array that cannot be had; the JVM does not always say where. */
//! verdict FOUND
//! executions 1
//! finds uncaught-exception
public class OutOfMemory {

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> {
            long[] huge = new long[Integer.MAX_VALUE];
        });
        thread.start();
        thread.join();
    }
}
