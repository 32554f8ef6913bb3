package corpus.wrong;

import java.util.concurrent.CopyOnWriteArrayList;

/** Two threads ask whether an element is there and then add it, both. */
//! verdict FOUND
public class CopyOnWriteContainsThenAdd {

    public static void main(String[] args) throws InterruptedException {
        CopyOnWriteArrayList<String> list = new CopyOnWriteArrayList<>();
        Thread first = new Thread(() -> add(list));
        Thread second = new Thread(() -> add(list));
        first.start();
        second.start();
        first.join();
        second.join();
        assert list.size() == 1; //! finds assertion-failed
    }

    private static void add(CopyOnWriteArrayList<String> list) {
        if (!list.contains("a")) {
            list.add("a");
        }
    }
}
