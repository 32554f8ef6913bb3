package corpus.correct;

/** An interrupt happens before the exception that ends a sleep, so that what was written before it is seen without a race. */
//! verdict VERIFIED
public class InterruptPublishesBySleep {

    private static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(1000);
            } catch (InterruptedException e) {
                assert data == 42;
            }
        });
        sleeper.start();
        data = 42;
        sleeper.interrupt();
        sleeper.join();
    }
}
