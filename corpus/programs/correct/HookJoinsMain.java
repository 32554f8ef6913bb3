package corpus.correct;

/** A shutdown hook waits for the threads after which it is started. */
//! verdict VERIFIED
public class HookJoinsMain {

    static int done;

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
            assert done == 1 && !main.isAlive() && !worker.isAlive();
        }));
        worker.start();
    }
}
