package corpus.wrong;

/** Who sleeps as long as another may be up before or after it; here one of two additions gets lost. */
//! patient
//! verdict FOUND
public class PatientSameSleep {

    private static volatile int x;

    private static void add() {
        try {
            Thread.sleep(100);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        int seen = x;
        x = seen + 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(PatientSameSleep::add);
        other.start();
        add();
        other.join();
        assert x == 2; //! finds assertion-failed
    }
}
