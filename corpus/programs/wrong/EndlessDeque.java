package corpus.wrong;

import java.util.concurrent.atomic.AtomicInteger;

/** An owner takes from the bottom of a queue of tasks and a thief from its top, for ever; for the last task they do not agree. */
//! verdict FOUND
//! search auto
//! budget 20000
public class EndlessDeque {

    private static volatile int top;
    private static volatile int bottom = 1;
    private static final AtomicInteger DONE = new AtomicInteger();

    private static void done() {
        if (DONE.incrementAndGet() > 1) {
            throw new IllegalStateException("the task was done twice"); //! finds uncaught-exception
        }
        DONE.decrementAndGet();
    }

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                int at = bottom - 1;
                bottom = at;
                if (at >= top) {
                    done();
                }
                top = 0;
                bottom = 1;
            }
        }).start();
        new Thread(() -> {
            while (true) {
                int at = top;
                if (at < bottom) {
                    top = at + 1;
                    done();
                }
            }
        }).start();
    }
}
