package corpus.wrong;

import java.util.ArrayList;
import java.util.List;

/** Two threads add to one ArrayList. */
//! verdict FOUND
public class SharedArrayList {

    public static void main(String[] args) throws InterruptedException {
        List<String> list = new ArrayList<>();
        Thread first = new Thread(() -> list.add("a")); //! finds data-race
        Thread second = new Thread(() -> list.add("b")); //! finds data-race
        first.start();
        second.start();
        first.join();
        second.join();
        assert list.size() == 2 : "size " + list.size(); //! finds assertion-failed
    }
}
