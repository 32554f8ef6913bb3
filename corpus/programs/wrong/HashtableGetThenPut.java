package corpus.wrong;

import java.util.Hashtable;

/** Two threads count in a hashtable by a get and a put: six orders of four entries of its lock. */
//! verdict FOUND
//! executions 6
public class HashtableGetThenPut {

    public static void main(String[] args) throws InterruptedException {
        Hashtable<String, Integer> counts = new Hashtable<>();
        counts.put("word", 0);
        Runnable body = () -> counts.put("word", counts.get("word") + 1);
        Thread first = new Thread(body);
        Thread second = new Thread(body);
        first.start();
        second.start();
        first.join();
        second.join();
        assert counts.get("word") == 2; //! finds assertion-failed
    }
}
