package corpus.correct;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** How often a thread writes depends on a temporary file's name, on the environment and on the clock: they repeat. */
//! verdict VERIFIED
public class RepeatableNames {

    private static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            try {
                Path file = Files.createTempFile("heddle", ".txt");
                write(file.getFileName().toString().hashCode());
                Files.delete(file);
            } catch (IOException e) {
                throw new AssertionError(e);
            }
            write((int) System.nanoTime());
            write((int) System.currentTimeMillis());
            write(System.getenv().size());
            write((int) Thread.currentThread().getId());
            write(new Object().hashCode());
        });
        other.start();
        x = 1;
        other.join();
    }

    private static void write(int number) {
        if (number % 3 != 0) {
            x = number;
        }
    }
}
