package corpus.correct;

import java.util.concurrent.atomic.AtomicInteger;

/** Printing a stack trace asks the program for the message, with the lock of the stream. */
//! verdict VERIFIED
//! search dpor
//! executions 2
public class MessageInStackTrace {

    private static final AtomicInteger MESSAGES = new AtomicInteger();

    private static final class Failure extends RuntimeException {

        @Override
        public String getMessage() {
            return "number " + MESSAGES.incrementAndGet();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> new Failure().printStackTrace());
        Thread second = new Thread(() -> new Failure().printStackTrace());
        first.start();
        second.start();
        first.join();
        second.join();
        assert MESSAGES.get() == 2;
    }
}
