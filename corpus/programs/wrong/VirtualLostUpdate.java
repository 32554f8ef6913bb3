package corpus.wrong;

/** Two virtual threads lose an update. */
//! verdict FOUND
//! jdk 21
//! executions 6
public class VirtualLostUpdate {

    private static int counter;

    public static void main(String[] args) throws InterruptedException {
        Thread first = Thread.startVirtualThread(VirtualLostUpdate::increment);
        Thread second = Thread.ofVirtual().name("second").start(VirtualLostUpdate::increment);
        first.join();
        second.join();
        assert counter == 2 : "lost an update"; //! finds assertion-failed
    }

    private static void increment() {
        counter++; //! finds data-race
    }
}
