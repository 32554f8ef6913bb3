package corpus.wrong;

import java.util.Arrays;

/** One thread copies an array into which another writes. */
//! verdict FOUND
//! executions 2
public class ArrayCopyRace {

    public static void main(String[] args) throws InterruptedException {
        int[] source = {1, 2, 3};
        Thread writer = new Thread(() -> source[1] = 20); //! finds data-race
        writer.start();
        int[] copy = Arrays.copyOf(source, 3); //! finds data-race
        writer.join();
        assert copy[1] == 2 || copy[1] == 20;
    }
}
