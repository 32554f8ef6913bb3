package corpus.wrong;

/** Three threads pass a token round, but only one is woken, and it may not be the one whose turn it is. */
//! verdict FOUND
public class TokenRingNotify {

    private int holder;

    public static void main(String[] args) {
        TokenRingNotify ring = new TokenRingNotify();
        for (int i = 2; i >= 0; i--) {
            int number = i;
            new Thread(() -> ring.take(number), "thread-" + i).start();
        }
    }

    private synchronized void take(int number) {
        while (holder != number) {
            try {
                wait(); //! finds leaked-thread
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
        holder = number + 1;
        notify();
    }
}
