package corpus.wrong;

/** Two threads increment the same cell of a plain array: six orders. */
//! verdict FOUND
//! executions 6
public class ArrayCell {

    public static void main(String[] args) throws InterruptedException {
        long[] cells = new long[1];
        Runnable body = () -> cells[0]++; //! finds data-race
        Thread first = new Thread(body);
        Thread second = new Thread(body);
        first.start();
        second.start();
        first.join();
        second.join();
        assert cells[0] == 2; //! finds assertion-failed
    }
}
