package corpus.correct;

/** A synchronized method calls another of the same object: each thread enters the monitor once, so there are two orders. */
//! verdict VERIFIED
//! executions 2
public class ReentrantMonitor {

    private int value;

    public static void main(String[] args) throws InterruptedException {
        ReentrantMonitor counter = new ReentrantMonitor();
        Thread first = new Thread(counter::twice);
        Thread second = new Thread(counter::twice);
        first.start();
        second.start();
        first.join();
        second.join();
        assert counter.value == 4;
    }

    private synchronized void twice() {
        once();
        once();
    }

    private synchronized void once() {
        value++;
    }
}
