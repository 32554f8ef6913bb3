package corpus.wrong;

/** A static and an instance method, both synchronized, hold different locks: twenty orders. */
//! verdict FOUND
//! executions 20
public class StaticAndInstanceLock {

    private static int value;

    public static void main(String[] args) throws InterruptedException {
        StaticAndInstanceLock object = new StaticAndInstanceLock();
        Thread first = new Thread(object::increment);
        Thread second = new Thread(StaticAndInstanceLock::incrementAll);
        first.start();
        second.start();
        first.join();
        second.join();
        assert value == 2; //! finds assertion-failed
    }

    private synchronized void increment() {
        add();
    }

    private static synchronized void incrementAll() {
        add();
    }

    private static void add() {
        value++; //! finds data-race
    }
}
