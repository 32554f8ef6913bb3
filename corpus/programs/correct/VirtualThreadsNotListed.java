package corpus.correct;

/** Virtual threads are in no list of threads. */
//! verdict VERIFIED
//! jdk 21
public class VirtualThreadsNotListed {

    public static void main(String[] args) throws InterruptedException {
        int before = Thread.activeCount();
        Thread thread = Thread.ofVirtual().unstarted(() -> {
            Thread[] all = new Thread[8];
            assert Thread.enumerate(all) == 0;
            assert !Thread.getAllStackTraces().containsKey(Thread.currentThread());
        });
        thread.start();
        assert Thread.activeCount() == before;
        thread.join();
    }
}
