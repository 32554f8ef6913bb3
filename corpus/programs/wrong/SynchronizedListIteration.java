package corpus.wrong;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A synchronized list is iterated without its lock while another thread adds to it. */
//! verdict FOUND
//! search random
//! budget 2000
//! finds data-race
public class SynchronizedListIteration {

    public static void main(String[] args) throws InterruptedException {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1, 2)));
        Thread other = new Thread(() -> list.add(4));
        other.start();
        int sum = 0;
        for (int i : list) { //! finds uncaught-exception
            sum += i;
        }
        other.join();
    }
}
