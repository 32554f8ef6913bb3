package corpus.correct;

/** Shutdown hooks begin when the last thread has ended: they may join it, and find it dead. */
//! verdict VERIFIED
public class HookJoinsLastThread {

    private static int done;

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        Thread worker = new Thread(() -> done++);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                main.join();
                worker.join();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            assert !main.isAlive() && worker.getState() == Thread.State.TERMINATED;
            assert done == 1;
        }));
        worker.start();
    }
}
