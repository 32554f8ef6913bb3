package corpus.correct;

import java.util.Vector;

/** Two threads add to a vector, each call under its lock: two orders. */
//! verdict VERIFIED
//! executions 2
public class VectorAdd {

    public static void main(String[] args) throws InterruptedException {
        Vector<String> vector = new Vector<>();
        Thread first = new Thread(() -> vector.add("a"));
        Thread second = new Thread(() -> vector.add("b"));
        first.start();
        second.start();
        first.join();
        second.join();
        assert vector.size() == 2;
    }
}
