package corpus.correct;

import java.util.Hashtable;

/** Two threads count in a hashtable, whose merge is atomic: two orders. */
//! verdict VERIFIED
//! executions 2
public class HashtableMerge {

    public static void main(String[] args) throws InterruptedException {
        Hashtable<String, Integer> counts = new Hashtable<>();
        Thread first = new Thread(() -> counts.merge("word", 1, Integer::sum));
        Thread second = new Thread(() -> counts.merge("word", 1, Integer::sum));
        first.start();
        second.start();
        first.join();
        second.join();
        assert counts.get("word") == 2;
    }
}
