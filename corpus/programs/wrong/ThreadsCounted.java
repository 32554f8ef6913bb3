package corpus.wrong;

/** A program takes for granted that a thread has not ended when it counts the threads. */
//! verdict FOUND
//! finds assertion-failed
public class ThreadsCounted {

    public static void main(String[] args) throws InterruptedException {
        int before = Thread.activeCount();
        Thread thread = new Thread(() -> { });
        thread.start();
        assert Thread.activeCount() == before + 1;
        thread.join();
    }
}
