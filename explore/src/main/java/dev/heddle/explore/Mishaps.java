package dev.heddle.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The mistakes of Heddle's own that a search has survived.
 *
 * @param count how many there were
 * @param kept the first of them
 */
public record Mishaps(long count, List<Mishap> kept) {

    public static final Mishaps NONE = new Mishaps(0, List.of());

    private static final int MOST_KEPT = 5;

    public Mishaps {
        kept = List.copyOf(kept.subList(0, Math.min(kept.size(), MOST_KEPT)));
    }

    public static Mishaps of(Mishap mishap) {
        return new Mishaps(1, List.of(mishap));
    }

    public Mishaps and(Mishaps more) {
        List<Mishap> all = new ArrayList<>(kept);
        all.addAll(more.kept);
        return new Mishaps(count + more.count, all);
    }

    public boolean isEmpty() {
        return count == 0;
    }

    /** What they have cost, for a reader. */
    public String sentence() {
        return String.format(Locale.ROOT, count == 1 ? "%,d plan was dropped because of a mistake in Heddle" : "%,d plans were dropped because of mistakes in Heddle", count);
    }
}
