package corpus.correct;

import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;

/** Two threads exchange what they have in time. */
//! patient
//! search auto
//! budget 2000
//! verdict VERIFIED
public class GuardedExchange {

    public static void main(String[] args) throws Exception {
        Exchanger<String> exchanger = new Exchanger<>();
        Thread other = new Thread(() -> {
            try {
                assert exchanger.exchange("tea", 1, TimeUnit.SECONDS).equals("cake");
            } catch (Exception e) {
                throw new AssertionError(e);
            }
        });
        other.start();
        assert exchanger.exchange("cake", 1, TimeUnit.SECONDS).equals("tea");
    }
}
