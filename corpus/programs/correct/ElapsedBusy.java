package corpus.correct;

/** How long a loop that looks at the clock has taken is what the clock says, to a tenth. */
//! verdict VERIFIED
//! search dpor
//! patient
public class ElapsedBusy {

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            long begun = System.nanoTime();
            while (System.nanoTime() - begun < 200_000_000) {
                Thread.onSpinWait();
            }
            long elapsed = System.nanoTime() - begun;
            assert elapsed >= 200_000_000 && elapsed < 220_000_000 : elapsed;
        });
        other.start();
        other.join();
    }
}
