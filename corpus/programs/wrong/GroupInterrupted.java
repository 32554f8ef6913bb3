package corpus.wrong;

/** A group of threads is interrupted, one of which expects to sleep. */
//! verdict FOUND
//! finds uncaught-exception
public class GroupInterrupted {

    public static void main(String[] args) throws InterruptedException {
        ThreadGroup workers = new ThreadGroup("workers");
        Thread sleeper = new Thread(workers, () -> {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                throw new IllegalStateException("woken", e);
            }
        });
        sleeper.start();
        workers.interrupt();
        sleeper.join();
    }
}
