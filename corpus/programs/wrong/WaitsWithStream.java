package corpus.wrong;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;

/** A sink waits for a notification while its writer holds a lock that the notifier takes first. */
//! verdict FOUND
//! search dpor
public class WaitsWithStream {

    private static final Object LOCK = new Object();
    private static boolean open;

    private static final class Sink extends Writer {

        @Override
        public void write(char[] text, int offset, int length) throws IOException {
            synchronized (LOCK) {
                while (!open) {
                    try {
                        LOCK.wait(); //! finds deadlock
                    } catch (InterruptedException e) {
                        throw new IOException(e);
                    }
                }
            }
        }

        @Override
        public void flush() {
        }

        @Override
        public void close() {
        }
    }

    private static void write(Writer writer, String text) {
        try {
            writer.write(text);
            writer.flush(); //! finds deadlock
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Writer writer = new BufferedWriter(new Sink());
        Thread first = new Thread(() -> write(writer, "text"));
        Thread second = new Thread(() -> {
            write(writer, "");
            synchronized (LOCK) {
                open = true;
                LOCK.notifyAll();
            }
        });
        first.start();
        second.start();
        first.join(); //! finds deadlock
        second.join();
    }
}
