package corpus.correct;

/** Threads that do nothing begin and end, and leave one execution. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class SilentThreads {

    static int x;

    public static void main(String[] args) throws InterruptedException {
        Thread silent = new Thread(() -> {
        });
        Thread other = new Thread(() -> {
        });
        x = 1;
        silent.start();
        other.start();
        x = 2;
        other.join();
        silent.join();
        assert x == 2;
    }
}
