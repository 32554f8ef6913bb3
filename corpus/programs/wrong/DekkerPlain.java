package corpus.wrong;

/** The entry of Dekker's algorithm with plain variables: what each thread announces is raced for by the other, in six orders. */
//! verdict FOUND
//! executions 6
public class DekkerPlain {

    private static boolean first;
    private static boolean second;

    public static void main(String[] args) throws InterruptedException {
        boolean[] entered = new boolean[2];
        Thread other = new Thread(() -> {
            first = true; //! finds data-race
            boolean alone = !second; //! finds data-race
        });
        other.start();
        second = true; //! finds data-race
        boolean alone = !first; //! finds data-race
        other.join();
    }
}
