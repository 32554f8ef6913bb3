package corpus.wrong;

import java.util.HashMap;
import java.util.Map;

/** A failure tells in which order a table has constants of the JDK. */
//! verdict FOUND
//! search dpor
public class OrderOfConstants {

    private static volatile int count;

    public static void main(String[] args) throws InterruptedException {
        Map<Object, Thread.State> states = new HashMap<>();
        Runnable increment = () -> {
            count++;
            synchronized (states) {
                states.put(Thread.State.values()[states.size()], Thread.State.NEW);
            }
        };
        Thread first = new Thread(increment);
        Thread second = new Thread(increment);
        first.start();
        second.start();
        first.join();
        second.join();
        if (count != 2) {
            throw new IllegalStateException(states.toString()); //! finds uncaught-exception
        }
    }
}
