package corpus.wrong;

import java.util.concurrent.ConcurrentHashMap;

/** The size of a map is asked for while another thread still puts into it. */
//! verdict FOUND
public class MapSizeTooEarly {

    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        Thread writer = new Thread(() -> {
            map.put(1, 1);
            map.put(2, 2);
        });
        writer.start();
        int size = map.size();
        writer.join();
        assert size == 0 || size == 2 : size; //! finds assertion-failed
    }
}
