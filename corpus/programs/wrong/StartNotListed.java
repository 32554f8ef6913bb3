package corpus.wrong;

/** A thread looks for another in its group, which somebody else may not have started yet. */
//! verdict FOUND
//! finds assertion-failed
public class StartNotListed {

    public static void main(String[] args) throws InterruptedException {
        ThreadGroup workers = new ThreadGroup("workers");
        Thread looker = new Thread(() -> {
            Thread[] found = new Thread[4];
            assert workers.enumerate(found) == 1;
        });
        looker.start();
        Object never = new Object();
        Thread worker = new Thread(workers, () -> {
            synchronized (never) {
                try {
                    never.wait();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }
        });
        worker.setDaemon(true);
        worker.start();
        looker.join();
    }
}
