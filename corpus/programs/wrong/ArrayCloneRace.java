package corpus.wrong;

/** One thread clones an array into which another writes: before or after. */
//! verdict FOUND
//! executions 2
public class ArrayCloneRace {

    public static void main(String[] args) throws InterruptedException {
        int[] source = {1, 2, 3};
        Thread writer = new Thread(() -> source[1] = 20); //! finds data-race
        writer.start();
        int[] copy = source.clone(); //! finds data-race
        writer.join();
        assert copy[1] == 2; //! finds assertion-failed
    }
}
