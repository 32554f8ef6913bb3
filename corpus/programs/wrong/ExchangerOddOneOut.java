package corpus.wrong;

import java.util.concurrent.Exchanger;

/** Three threads exchange in pairs, and one is left over. */
//! verdict FOUND
public class ExchangerOddOneOut {

    public static void main(String[] args) throws InterruptedException {
        Exchanger<String> exchanger = new Exchanger<>();
        for (int i = 0; i < 3; i++) {
            new Thread(() -> {
                try {
                    exchanger.exchange("item"); //! finds leaked-thread
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }).start();
        }
    }
}
