package corpus.wrong;

import java.util.List;
import java.util.Vector;

/** Two vectors, each asked whether it contains all of the other: the JDK locks one, then the other. */
//! verdict FOUND
public class VectorDeadlock {

    public static void main(String[] args) throws InterruptedException {
        Vector<String> a = new Vector<>(List.of("x"));
        Vector<String> b = new Vector<>(List.of("x"));
        Thread first = new Thread(() -> a.containsAll(b)); //! finds deadlock
        Thread second = new Thread(() -> b.containsAll(a)); //! finds deadlock
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
