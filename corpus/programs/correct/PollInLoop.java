package corpus.correct;

/** A queue is polled with a limit until there is something in it. */
//! verdict VERIFIED
public class PollInLoop {

    public static void main(String[] args) throws InterruptedException {
        SynchronousFlag flag = new SynchronousFlag();
        Thread producer = new Thread(flag::set);
        producer.start();
        while (!flag.poll(5)) {
            Thread.yield();
        }
        producer.join();
    }

    private static final class SynchronousFlag {

        private boolean set;

        synchronized void set() {
            set = true;
            notifyAll();
        }

        synchronized boolean poll(long millis) throws InterruptedException {
            if (!set) {
                wait(millis);
            }
            return set;
        }
    }
}
