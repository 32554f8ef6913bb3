package corpus.wrong;

import java.util.LinkedList;

/** Two threads add to one LinkedList. */
//! verdict FOUND
//! search random
//! budget 2000
//! finds data-race
public class SharedLinkedList {

    public static void main(String[] args) throws InterruptedException {
        LinkedList<String> list = new LinkedList<>();
        Thread first = new Thread(() -> list.add("a"));
        Thread second = new Thread(() -> list.add("b"));
        first.start();
        second.start();
        first.join();
        second.join();
        assert list.size() == 2 && list.contains("a") && list.contains("b"); //! finds assertion-failed
    }
}
