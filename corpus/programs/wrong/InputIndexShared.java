package corpus.wrong;

import dev.heddle.Heddle;

/** An input chooses the element that one thread writes without a lock: only with the one that the other reads is it a race. */
//! verdict FOUND
//! search dpor
//! all
public class InputIndexShared {

    private static final int[] CELLS = new int[3];

    public static void main(String[] args) throws InterruptedException {
        int cell = Heddle.anyInt("cell", 0, 2);
        Thread writer = new Thread(() -> CELLS[cell] = 7); //! finds data-race
        writer.start();
        int seen = CELLS[1]; //! finds data-race
        writer.join();
        assert seen == 0 || cell == 1;
        assert CELLS[cell] == 7;
    }
}
