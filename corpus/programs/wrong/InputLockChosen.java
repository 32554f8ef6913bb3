package corpus.wrong;

import dev.heddle.Heddle;

/** Each thread locks what an input of its own chooses; if they differ, there is a race and an update is lost. */
//! verdict FOUND
//! search dpor
//! all
public class InputLockChosen {

    private static int x;

    public static void main(String[] args) throws InterruptedException {
        Object[] locks = {new Object(), new Object()};
        int i = Heddle.anyInt("i", 0, 1);
        int j = Heddle.anyInt("j", 0, 1);
        Thread first = new Thread(() -> {
            synchronized (locks[i]) {
                x++; //! finds data-race
            }
        });
        Thread second = new Thread(() -> {
            synchronized (locks[j]) {
                x++; //! finds data-race
            }
        });
        first.start();
        second.start();
        first.join();
        second.join();
        assert x == 2; //! finds assertion-failed
    }
}
