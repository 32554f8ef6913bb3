package corpus.wrong;

/** A volatile counter is no race, but its increment is two steps: six orders. */
//! verdict FOUND
//! executions 6
public class VolatileIncrement {

    private static volatile int counter;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> counter++);
        Thread second = new Thread(() -> counter++);
        first.start();
        second.start();
        first.join();
        second.join();
        assert counter == 2; //! finds assertion-failed
    }
}
