package corpus.correct;

/** An exception leaves a synchronized method and so the monitor; two threads with two entries each have six orders. */
//! verdict VERIFIED
//! executions 6
public class MonitorUnwinds {

    private int value;

    public static void main(String[] args) throws InterruptedException {
        MonitorUnwinds counter = new MonitorUnwinds();
        Thread first = new Thread(counter::run);
        Thread second = new Thread(counter::run);
        first.start();
        second.start();
        first.join();
        second.join();
        assert counter.value == 4;
    }

    private void run() {
        try {
            fail();
        } catch (IllegalStateException expected) {
            assert !Thread.holdsLock(this);
            count();
        }
    }

    private synchronized void fail() {
        value++;
        throw new IllegalStateException("leaves the monitor");
    }

    private synchronized void count() {
        value++;
    }
}
