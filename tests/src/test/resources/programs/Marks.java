import java.io.File;
import java.io.IOException;

/** Threads that count together; leaves a file behind when it begins or, if it is told so, when it fails for the first time. */
public class Marks {

    private static volatile int count;

    public static void main(String[] args) throws InterruptedException, IOException {
        boolean fails = args[1].equals("fails");
        if (!fails) {
            new File(args[0]).createNewFile();
        }
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 8; k++) {
                    count++;
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        if (fails && count < 32) {
            new File(args[0]).createNewFile();
            throw new IllegalStateException("counted less");
        }
    }
}
