package corpus.wrong;

/** Each of two threads waits for the other to go first. */
//! verdict FOUND
public class SpinOnEachOther {

    private static volatile boolean first;
    private static volatile boolean second;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            while (!first) {
                Thread.yield();
            }
            second = true;
        });
        other.start();
        while (!second) { //! finds livelock
            Thread.yield();
        }
        first = true;
        other.join();
    }
}
