package corpus.wrong;

import java.util.concurrent.Semaphore;

/** That there are permits says nothing about what is written after they were given. */
//! verdict FOUND
//! all
public class PermitsTooEarly {

    private static int value;

    public static void main(String[] args) {
        Semaphore permits = new Semaphore(0);
        new Thread(() -> {
            permits.release();
            value = 1; //! finds data-race
        }).start();
        if (permits.availablePermits() == 1) {
            System.out.println(value); //! finds data-race
        }
    }
}
