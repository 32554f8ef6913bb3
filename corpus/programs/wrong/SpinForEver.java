package corpus.wrong;

/** A thread spins on a flag that nobody ever sets. */
//! verdict FOUND
public class SpinForEver {

    private static volatile boolean flag;

    public static void main(String[] args) throws InterruptedException {
        Thread spinner = new Thread(() -> {
            while (!flag) { //! finds livelock
            }
        });
        spinner.start();
        spinner.join();
    }
}
