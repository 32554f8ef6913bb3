package corpus.correct;

import java.util.concurrent.CopyOnWriteArrayList;

/** Two threads add the same element if it is absent, and it is there once. */
//! verdict VERIFIED
public class CopyOnWriteAddIfAbsent {

    public static void main(String[] args) throws InterruptedException {
        CopyOnWriteArrayList<String> list = new CopyOnWriteArrayList<>();
        Thread first = new Thread(() -> list.addIfAbsent("a"));
        Thread second = new Thread(() -> list.addIfAbsent("a"));
        first.start();
        second.start();
        first.join();
        second.join();
        assert list.size() == 1;
    }
}
