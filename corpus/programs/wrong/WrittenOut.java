package corpus.wrong;

import java.io.ByteArrayOutputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** An object is written out field by field while another thread changes it. */
//! verdict FOUND
//! search dpor
//! finds assertion-failed, data-race
public class WrittenOut {

    static class Pair implements Serializable {
        Object left = "a";
        Object right;
    }

    public static void main(String[] args) throws Exception {
        Pair pair = new Pair();
        ByteArrayOutputStream before = new ByteArrayOutputStream();
        new ObjectOutputStream(before).writeObject(pair);
        Thread thread = new Thread(() -> pair.right = "x");
        thread.start();
        ByteArrayOutputStream after = new ByteArrayOutputStream();
        new ObjectOutputStream(after).writeObject(pair);
        thread.join();
        assert before.size() == after.size();
    }
}
