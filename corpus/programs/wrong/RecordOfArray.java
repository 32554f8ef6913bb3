package corpus.wrong;

/** A record is immutable, but the array in it is not: six orders. */
//! verdict FOUND
//! executions 6
public class RecordOfArray {

    record Cells(int[] cells) {
        void increment() {
            cells[0]++; //! finds data-race
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Cells cells = new Cells(new int[1]);
        Thread first = new Thread(cells::increment);
        Thread second = new Thread(cells::increment);
        first.start();
        second.start();
        first.join();
        second.join();
        assert cells.cells()[0] == 2; //! finds assertion-failed
    }
}
