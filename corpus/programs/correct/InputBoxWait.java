package corpus.correct;

import dev.heddle.Heddle;

/** Who waits on a small box is woken by who boxes the same number. */
//! verdict VERIFIED
//! search dpor
//! executions 4
public class InputBoxWait {

    private static boolean ready;

    public static void main(String[] args) throws Exception {
        char x = (char) Heddle.anyInt("x", 'a', 'b');
        Thread waiter = new Thread(() -> {
            Character mine = x;
            synchronized (mine) {
                while (!ready) {
                    try {
                        mine.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
            }
        });
        waiter.start();
        Character other = x;
        synchronized (other) {
            ready = true;
            other.notify();
        }
        waiter.join();
    }
}
