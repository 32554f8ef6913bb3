package corpus.wrong;

/** Somebody who sleeps for a day can be interrupted before, or before it begins. */
//! patient
//! verdict FOUND
public class PatientInterrupted {

    private static volatile boolean slept;

    public static void main(String[] args) throws InterruptedException {
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(86_400_000);
                slept = true;
            } catch (InterruptedException e) {
                assert slept; //! finds assertion-failed
            }
        });
        sleeper.start();
        sleeper.interrupt();
        sleeper.join();
    }
}
