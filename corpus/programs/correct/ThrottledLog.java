package corpus.correct;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Of two threads that log at the same time one does, since there was nothing to log for a while. */
//! verdict VERIFIED
//! search dpor
//! patient
public class ThrottledLog {

    private static final AtomicLong NEXT = new AtomicLong();
    private static final AtomicInteger LOGGED = new AtomicInteger();

    private static void log() {
        long now = System.nanoTime();
        long next = NEXT.get();
        if (now >= next && NEXT.compareAndSet(next, now + 100_000_000)) {
            LOGGED.incrementAndGet();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(ThrottledLog::log);
        other.start();
        log();
        other.join();
        assert LOGGED.get() == 1;
        Thread.sleep(150);
        log();
        assert LOGGED.get() == 2;
    }
}
