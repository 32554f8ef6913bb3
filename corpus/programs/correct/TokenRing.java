package corpus.correct;

/** Three threads pass a token round; everybody is woken, and whose turn it is goes on. */
//! verdict VERIFIED
public class TokenRing {

    private int holder;
    private final StringBuilder log = new StringBuilder();

    public static void main(String[] args) throws InterruptedException {
        TokenRing ring = new TokenRing();
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int number = i;
            threads[i] = new Thread(() -> ring.take(number));
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert ring.log.toString().equals("012");
    }

    private synchronized void take(int number) {
        while (holder != number) {
            try {
                wait();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
        log.append(number);
        holder = number + 1;
        notifyAll();
    }
}
