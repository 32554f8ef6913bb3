package corpus.wrong;

/** The main thread asks again and again, each time under the lock, for what nobody does. */
//! verdict FOUND
public class PollingSynchronized {

    private boolean done;

    public static void main(String[] args) {
        PollingSynchronized task = new PollingSynchronized();
        Thread other = new Thread(task::isDone);
        other.start();
        while (!task.isDone()) { //! finds livelock
            Thread.onSpinWait();
        }
    }

    private synchronized boolean isDone() {
        return done;
    }
}
