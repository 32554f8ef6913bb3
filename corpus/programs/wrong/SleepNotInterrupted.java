package corpus.wrong;

/** The program believes that an interrupt always comes in time to end a sleep. */
//! verdict FOUND
public class SleepNotInterrupted {

    public static void main(String[] args) throws InterruptedException {
        Thread sleeper = new Thread(() -> {
            boolean interrupted = false;
            try {
                Thread.sleep(1000);
            } catch (InterruptedException e) {
                interrupted = true;
            }
            assert interrupted; //! finds assertion-failed
        });
        sleeper.start();
        sleeper.interrupt();
        sleeper.join();
    }
}
