package corpus.correct;

/** A thread sleeps and looks, again and again, until the other has written. */
//! verdict VERIFIED
public class SpinWithSleep {

    private static volatile boolean ready;
    private static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> {
            data = 42;
            ready = true;
        });
        writer.start();
        while (!ready) {
            Thread.sleep(10);
        }
        assert data == 42;
    }
}
