package corpus.correct;

/** Dekker's algorithm with volatile variables keeps two threads apart. */
//! verdict VERIFIED
public class Dekker {

    private static volatile boolean first;
    private static volatile boolean second;
    private static volatile int turn = 1;
    private static int value;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            first = true;
            while (second) {
                if (turn != 1) {
                    first = false;
                    while (turn != 1) {
                        Thread.onSpinWait();
                    }
                    first = true;
                }
            }
            value++;
            turn = 2;
            first = false;
        });
        other.start();
        second = true;
        while (first) {
            if (turn != 2) {
                second = false;
                while (turn != 2) {
                    Thread.onSpinWait();
                }
                second = true;
            }
        }
        value++;
        turn = 1;
        second = false;
        other.join();
        assert value == 2;
    }
}
