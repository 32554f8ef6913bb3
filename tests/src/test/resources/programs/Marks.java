import java.io.File;
import java.io.IOException;

/**
 * Threads that count together; leaves a file behind, its mark, when it begins. If it is told to fail, it does so when it has failed so often that the failure must be known by then, if each
 * of two processes had to make sure of it; if slowly, when it is still being made simpler, which takes seconds.
 */
public class Marks {

    private static volatile int count;

    public static void main(String[] args) throws InterruptedException, IOException {
        File mark = new File(args[0]);
        String how = args[1];
        if (how.equals("passes")) {
            mark.createNewFile();
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
        if (!how.equals("passes") && count < 32) {
            int failures = 1;
            while (!new File(mark + "." + failures).createNewFile()) {
                failures++;
            }
            if (failures == (how.equals("fails") ? 120 : 5)) {
                mark.createNewFile();
            }
            throw new IllegalStateException("counted less" + (how.equals("slowly") ? busily() : ""));
        }
    }

    private static String busily() {
        int sum = 0;
        for (int i = 1; i < 20_000_000; i++) {
            sum += Integer.numberOfLeadingZeros(sum ^ i);
        }
        return sum == 0 ? "!" : "";
    }
}
