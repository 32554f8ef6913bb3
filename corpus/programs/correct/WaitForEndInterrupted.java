package corpus.correct;

/** The end of a thread, an interrupt and a limit compete for who waits on the thread object. */
//! verdict VERIFIED
//! search dpor
public class WaitForEndInterrupted {

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> { });
        Thread waiter = new Thread(() -> {
            synchronized (worker) {
                try {
                    while (worker.isAlive()) {
                        worker.wait(100);
                    }
                    assert !worker.isAlive();
                } catch (InterruptedException e) {
                    assert !Thread.currentThread().isInterrupted();
                }
            }
        });
        worker.start();
        waiter.start();
        waiter.interrupt();
        waiter.join();
    }
}
