package corpus.wrong;

/** A volatile reference to an array does not make its elements volatile: six orders. */
//! verdict FOUND
public class VolatileArray {

    private static volatile int[] cells = new int[1];

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(VolatileArray::increment);
        Thread second = new Thread(VolatileArray::increment);
        first.start();
        second.start();
        first.join();
        second.join();
        assert cells[0] == 2; //! finds assertion-failed
    }

    private static void increment() {
        cells[0]++; //! finds data-race
    }
}
