package corpus.wrong;

/** Peterson's algorithm with plain variables: every one of them is raced for. */
//! verdict FOUND
//! finds data-race
public class PetersonPlain {

    private static boolean first;
    private static boolean second;
    private static int turn;
    private static int value;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            first = true;
            turn = 2; //! finds data-race
            while (second && turn == 2) { //! finds data-race
                Thread.onSpinWait();
            }
            value++; //! finds data-race
            first = false;
        });
        other.start();
        second = true;
        turn = 1; //! finds data-race
        while (first && turn == 1) { //! finds data-race
            Thread.onSpinWait();
        }
        value++; //! finds data-race
        second = false;
        other.join();
        assert value == 2;
    }
}
