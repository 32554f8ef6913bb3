package corpus.correct;

import java.util.Map;
import java.util.Set;

/** Two threads write in the order in which immutable collections are iterated: two and three writes have ten orders. */
//! verdict VERIFIED
//! executions 10
public class ImmutableCollections {

    private static volatile String last;

    public static void main(String[] args) throws InterruptedException {
        Set<String> set = Set.of("one", "two");
        Thread first = new Thread(() -> set.forEach(text -> last = text));
        Thread second = new Thread(() -> {
            for (String key : Map.of("a", 1, "b", 2, "c", 3).keySet()) {
                last = key;
            }
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
