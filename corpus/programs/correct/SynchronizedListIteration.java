package corpus.correct;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A synchronized list is iterated under its own lock: the other thread adds before or after. */
//! verdict VERIFIED
//! executions 2
public class SynchronizedListIteration {

    public static void main(String[] args) throws InterruptedException {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1, 2)));
        Thread other = new Thread(() -> list.add(4));
        other.start();
        synchronized (list) {
            int sum = 0;
            for (int i : list) {
                sum += i;
            }
            assert sum == 3 || sum == 7;
        }
        other.join();
    }
}
