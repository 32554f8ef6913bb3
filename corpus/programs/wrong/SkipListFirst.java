package corpus.wrong;

import java.util.concurrent.ConcurrentSkipListMap;

/** A thread asks for the first key of a map that another may just have emptied. */
//! verdict FOUND
public class SkipListFirst {

    public static void main(String[] args) throws InterruptedException {
        ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
        map.put(1, "one");
        Thread other = new Thread(() -> map.remove(1));
        other.start();
        if (!map.isEmpty()) {
            map.firstKey(); //! finds uncaught-exception
        }
        other.join();
    }
}
