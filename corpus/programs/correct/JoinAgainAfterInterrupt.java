package corpus.correct;

/** A join that is interrupted is taken up again, so the result is there. */
//! verdict VERIFIED
public class JoinAgainAfterInterrupt {

    private static int result;

    public static void main(String[] args) throws InterruptedException {
        Thread main = Thread.currentThread();
        Thread worker = new Thread(() -> result = 1);
        Thread other = new Thread(main::interrupt);
        worker.start();
        other.start();
        boolean interrupted = false;
        while (true) {
            try {
                worker.join();
                break;
            } catch (InterruptedException e) {
                assert !interrupted;
                interrupted = true;
            }
        }
        assert result == 1;
    }
}
