package corpus.wrong;

/** A synchronized method of an inner class locks the inner object, and there are two of these: twenty orders. */
//! verdict FOUND
//! executions 20
public class InnerLocksItself {

    private int value;

    class Inner implements Runnable {
        @Override
        public synchronized void run() {
            value++; //! finds data-race
        }
    }

    public static void main(String[] args) throws InterruptedException {
        InnerLocksItself outer = new InnerLocksItself();
        Thread first = new Thread(outer.new Inner());
        Thread second = new Thread(outer.new Inner());
        first.start();
        second.start();
        first.join();
        second.join();
        assert outer.value == 2; //! finds assertion-failed
    }
}
