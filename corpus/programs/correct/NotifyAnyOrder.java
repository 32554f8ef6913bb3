package corpus.correct;

/** Two threads wait for two permits, and each permit notifies one of them; which one does not matter. */
//! verdict VERIFIED
public class NotifyAnyOrder {

    private int permits;
    private int served;

    public static void main(String[] args) throws InterruptedException {
        NotifyAnyOrder queue = new NotifyAnyOrder();
        Thread first = new Thread(queue::enter);
        Thread second = new Thread(queue::enter);
        first.start();
        second.start();
        queue.permit();
        queue.permit();
        first.join();
        second.join();
        assert queue.served == 2 && queue.permits == 0;
    }

    private synchronized void enter() {
        while (permits == 0) {
            try {
                wait();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
        permits--;
        served++;
    }

    private synchronized void permit() {
        permits++;
        notify();
    }
}
