package corpus.wrong;

/** What a thread inherits is a reference, so that both change the same object. */
//! verdict FOUND
//! executions 6
public class InheritedThreadLocalShared {

    private static final InheritableThreadLocal<int[]> CELL = new InheritableThreadLocal<>();

    public static void main(String[] args) throws InterruptedException {
        CELL.set(new int[1]);
        Thread child = new Thread(InheritedThreadLocalShared::increment);
        child.start();
        increment();
        child.join();
        assert CELL.get()[0] == 2; //! finds assertion-failed
    }

    private static void increment() {
        CELL.get()[0]++; //! finds data-race
    }
}
