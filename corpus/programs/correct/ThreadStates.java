package corpus.correct;

/** A thread is new before it is started, blocked or waiting while it cannot go on, and terminated in the end. */
//! verdict VERIFIED
public class ThreadStates {

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread thread = new Thread(() -> {
            synchronized (lock) {
                lock.notify();
            }
        });
        assert thread.getState() == Thread.State.NEW && !thread.isAlive();
        synchronized (lock) {
            thread.start();
            Thread.State state = thread.getState();
            assert state == Thread.State.RUNNABLE || state == Thread.State.BLOCKED : state;
            assert thread.isAlive();
        }
        thread.join();
        assert thread.getState() == Thread.State.TERMINATED && !thread.isAlive();
    }
}
