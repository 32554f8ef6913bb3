package corpus.wrong;

/** A handler takes care of one thread's exception, not of the other's. */
//! verdict FOUND
public class HandlerForOneThread {

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(HandlerForOneThread::fail, "handled");
        first.setUncaughtExceptionHandler((dying, failure) -> {
        });
        first.start();
        first.join();
        new Thread(HandlerForOneThread::fail, "not handled").start();
    }

    private static void fail() {
        throw new UnsupportedOperationException(); //! finds uncaught-exception
    }
}
