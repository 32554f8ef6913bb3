package corpus.correct;

/** The main thread asks again and again, each time under the lock, until the other has finished. */
//! verdict VERIFIED
public class PollingSynchronized {

    private boolean done;
    private int result;

    public static void main(String[] args) {
        PollingSynchronized task = new PollingSynchronized();
        new Thread(task::run).start();
        while (!task.isDone()) {
            Thread.onSpinWait();
        }
        assert task.result == 7;
    }

    private synchronized void run() {
        result = 7;
        done = true;
    }

    private synchronized boolean isDone() {
        return done;
    }
}
