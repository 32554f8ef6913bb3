package corpus.correct;

import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/** Two threads write in the order in which a set of plain objects is iterated; with two objects each there are six orders. */
//! verdict VERIFIED
//! executions 6
public class IdentityHashes {

    private static volatile int last;

    static class Item {
        final int number;

        Item(int number) {
            this.number = number;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> {
            Set<Item> items = new HashSet<>();
            items.add(new Item(1));
            items.add(new Item(2));
            for (Item item : items) {
                last = item.number;
            }
        });
        Thread second = new Thread(() -> {
            Map<Item, Integer> items = new IdentityHashMap<>();
            items.put(new Item(3), 3);
            items.put(new Item(4), 4);
            items.keySet().forEach(item -> last = item.number);
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
