package corpus.correct;

import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Two threads that exchange something within a second do so. */
//! verdict VERIFIED
//! search dpor
//! patient
public class ExchangedInTime {

    public static void main(String[] args) throws Exception {
        Exchanger<String> exchanger = new Exchanger<>();
        Thread other = new Thread(() -> {
            try {
                assert exchanger.exchange("tea", 1, TimeUnit.SECONDS).equals("milk");
            } catch (InterruptedException | TimeoutException e) {
                throw new AssertionError(e);
            }
        });
        other.start();
        assert exchanger.exchange("milk", 1, TimeUnit.SECONDS).equals("tea");
        other.join();
    }
}
