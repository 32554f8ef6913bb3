package corpus.correct;

import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Two threads exchange something in time, or neither of them does. */
//! verdict VERIFIED
//! search dpor
//! executions 4
public class ExchangeOrTimeout {

    public static void main(String[] args) throws InterruptedException {
        Exchanger<String> exchanger = new Exchanger<>();
        boolean[] met = new boolean[2];
        Thread thread = new Thread(() -> met[0] = meets(exchanger, "thread", "main"));
        thread.start();
        met[1] = meets(exchanger, "main", "thread");
        thread.join();
        assert met[0] == met[1];
    }

    private static boolean meets(Exchanger<String> exchanger, String mine, String yours) {
        try {
            assert exchanger.exchange(mine, 1, TimeUnit.SECONDS).equals(yours);
            return true;
        } catch (TimeoutException e) {
            return false;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
