package corpus.wrong;

/** The program believes that nothing takes longer than a fifth of a second, but the other thread sleeps for longer. */
//! verdict FOUND
public class DeadlineMissed {

    public static void main(String[] args) throws InterruptedException {
        long deadline = System.currentTimeMillis() + 200;
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(300);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        sleeper.start();
        sleeper.join();
        assert System.currentTimeMillis() < deadline; //! finds assertion-failed
    }
}
