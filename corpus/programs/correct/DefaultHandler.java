package corpus.correct;

/** The default handler takes care of exceptions in all threads, and is not there any more in the next execution. */
//! verdict VERIFIED
//! executions 2
public class DefaultHandler {

    private static int handled;

    public static void main(String[] args) throws InterruptedException {
        assert Thread.getDefaultUncaughtExceptionHandler() == null;
        Thread.setDefaultUncaughtExceptionHandler((dying, failure) -> {
            synchronized (DefaultHandler.class) {
                handled++;
            }
        });
        Thread first = new Thread(DefaultHandler::fail);
        Thread second = new Thread(DefaultHandler::fail);
        first.start();
        second.start();
        first.join();
        second.join();
        assert handled == 2;
    }

    private static void fail() {
        throw new IllegalStateException("on purpose");
    }
}
