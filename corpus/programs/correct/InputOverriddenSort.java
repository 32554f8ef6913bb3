package corpus.correct;

import dev.heddle.Heddle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What a comparator of the program's says of inputs to the JDK that sorts by it: what is passed in a list is pinned, 21 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 21
public class InputOverriddenSort {

    record Item(int weight) {
    }

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 20);
        List<Item> items = new ArrayList<>(List.of(new Item(x), new Item(10)));
        items.sort(new Comparator<Item>() {
            @Override
            public int compare(Item one, Item other) {
                return one.weight() < other.weight() ? -1 : one.weight() > other.weight() ? 1 : 0;
            }
        });
        assert items.get(0).weight() <= items.get(1).weight();
    }
}
