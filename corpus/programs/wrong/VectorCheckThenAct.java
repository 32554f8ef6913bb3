package corpus.wrong;

import java.util.Vector;

/** Two threads look at the size of a vector and then at its last element, which may be gone. */
//! verdict FOUND
public class VectorCheckThenAct {

    public static void main(String[] args) throws InterruptedException {
        Vector<String> vector = new Vector<>();
        vector.add("only");
        Thread remover = new Thread(vector::clear);
        remover.start();
        if (!vector.isEmpty()) {
            vector.lastElement(); //! finds uncaught-exception
        }
        remover.join();
    }
}
