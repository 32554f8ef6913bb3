package corpus.wrong;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;

/** A worker that is told to stop works on, and its books are closed under it. */
//! verdict FOUND
//! search auto
//! budget 20000
public class EndlessStop {

    private static final AtomicBoolean STOPPED = new AtomicBoolean();
    private static final AtomicReference<StringBuffer> BOOKS = new AtomicReference<>(new StringBuffer());

    public static void main(String[] args) {
        new Thread(() -> {
            int line = 0;
            while (!STOPPED.get()) {
                BOOKS.get().setLength(line++ % 4); //! finds uncaught-exception
            }
        }).start();
        STOPPED.set(true);
        BOOKS.set(null);
    }
}
