package corpus.correct;

import java.util.concurrent.atomic.AtomicInteger;

/** The constants of an interface are objects with contents, which are new in every execution: two orders of two increments. */
//! verdict VERIFIED
//! executions 2
public class InterfaceConstants {

    interface Shared {
        AtomicInteger COUNT = new AtomicInteger();
        int[] CELLS = {0, 0};
        long NUMBER = Long.parseLong("7");
    }

    public static void main(String[] args) throws InterruptedException {
        assert Shared.COUNT.get() == 0 && Shared.CELLS[0] == 0 && Shared.NUMBER == 7;
        Shared.CELLS[0] = 5;
        Thread first = new Thread(Shared.COUNT::incrementAndGet);
        Thread second = new Thread(Shared.COUNT::incrementAndGet);
        first.start();
        second.start();
        first.join();
        second.join();
        assert Shared.COUNT.get() == 2;
    }
}
