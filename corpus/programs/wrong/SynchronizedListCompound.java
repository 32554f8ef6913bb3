package corpus.wrong;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A synchronized list protects each call, not two of them together. */
//! verdict FOUND
public class SynchronizedListCompound {

    public static void main(String[] args) throws InterruptedException {
        List<String> list = Collections.synchronizedList(new ArrayList<>());
        list.add("only");
        Thread first = new Thread(() -> removeLast(list));
        Thread second = new Thread(() -> removeLast(list));
        first.start();
        second.start();
        first.join();
        second.join();
    }

    private static void removeLast(List<String> list) {
        int size = list.size();
        if (size > 0) {
            list.remove(size - 1); //! finds uncaught-exception
        }
    }
}
