package corpus.correct;

/** Peterson's algorithm with volatile variables keeps two threads apart. */
//! verdict VERIFIED
public class Peterson {

    private static volatile boolean first;
    private static volatile boolean second;
    private static volatile int turn;
    private static int value;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            first = true;
            turn = 2;
            while (second && turn == 2) {
                Thread.onSpinWait();
            }
            value++;
            first = false;
        });
        other.start();
        second = true;
        turn = 1;
        while (first && turn == 1) {
            Thread.onSpinWait();
        }
        value++;
        second = false;
        other.join();
        assert value == 2;
    }
}
