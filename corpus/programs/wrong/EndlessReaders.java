package corpus.wrong;

import java.util.concurrent.atomic.AtomicInteger;

/** A reader comes again and again, a writer as well; who reads counts only after having looked for the writer. */
//! verdict FOUND
//! search auto
//! budget 20000
public class EndlessReaders {

    private static final AtomicInteger READERS = new AtomicInteger();
    private static volatile boolean writing;
    private static volatile int data;

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                if (!writing) {
                    READERS.incrementAndGet();
                    int before = data;
                    if (before != data) {
                        throw new IllegalStateException("it was changed meanwhile"); //! finds uncaught-exception
                    }
                    READERS.decrementAndGet();
                }
            }
        }).start();
        while (true) {
            writing = true;
            if (READERS.get() == 0) {
                data++;
            }
            writing = false;
        }
    }
}
