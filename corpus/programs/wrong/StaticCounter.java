package corpus.wrong;

/** A plain static counter, incremented by two threads in the class itself. */
//! verdict FOUND
//! executions 6
public class StaticCounter {

    static int c;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(StaticCounter::increment);
        Thread second = new Thread(StaticCounter::increment);
        first.start();
        second.start();
        first.join();
        second.join();
        assert c == 2 : "expected 2 but was " + c; //! finds assertion-failed
    }

    private static void increment() {
        c++; //! finds data-race
    }
}
