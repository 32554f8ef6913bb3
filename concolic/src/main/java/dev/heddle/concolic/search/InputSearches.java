package dev.heddle.concolic.search;

import dev.heddle.explore.inputs.Flipping;
import dev.heddle.explore.search.Search;
import java.util.LinkedHashMap;
import java.util.Map;

/** Searches that put inputs first. */
public final class InputSearches {

    private InputSearches() {
    }

    /** All of them, by the names that users know them by; {@code seed} is where drawing schedules starts. */
    public static Map<String, Search> all(Flipping flipping, long seed) {
        Map<String, Search> all = new LinkedHashMap<>();
        add(all, "generational", Order.GENERATIONAL, flipping, seed);
        add(all, "breadth-first", Order.BREADTH_FIRST, flipping, seed);
        add(all, "deepening", Order.DEEPENING, flipping, seed);
        return all;
    }

    private static void add(Map<String, Search> all, String name, Order order, Flipping flipping, long seed) {
        all.put(name, new Search(name, () -> new BranchFlipping(order, flipping, seed)));
    }
}
