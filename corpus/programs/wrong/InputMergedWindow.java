package corpus.wrong;

import dev.heddle.Heddle;

/** A failure needs a number that a switch chooses, and a schedule. */
//! verdict FOUND
//! search dpor
public class InputMergedWindow {

    private static volatile int balance = 100;

    public static void main(String[] args) throws InterruptedException {
        int kind = Heddle.anyInt("kind", 0, 50);
        int fee = switch (kind) {
            case 3 -> 1;
            case 17 -> 60;
            default -> 0;
        };
        Thread first = new Thread(() -> {
            if (balance >= fee) {
                balance -= fee;
            }
        });
        Thread second = new Thread(() -> {
            if (balance >= fee) {
                balance -= fee;
            }
        });
        first.start();
        second.start();
        first.join();
        second.join();
        assert balance >= 0; //! finds assertion-failed
    }
}
