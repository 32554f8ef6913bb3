package dev.heddle.explore.result;

import dev.heddle.explore.Discovery;
import dev.heddle.explore.Leniency;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Data races that were found, and are only counted.
 *
 * @param library what tells those between libraries apart that are not shown
 * @param ignored the same for those that a list names
 * @param list the list's file; empty if there is none
 * @param idle lines of the list that name nothing that was found
 */
public record Spared(Set<String> library, Set<String> ignored, String list, List<String> idle) {

    public static final Spared NOTHING = new Spared(Set.of(), Set.of(), "", List.of());

    public Spared {
        library = Set.copyOf(library);
        ignored = Set.copyOf(ignored);
        idle = List.copyOf(idle);
    }

    static Spared of(List<Discovery> discoveries, Leniency leniency) {
        Set<String> library = new LinkedHashSet<>();
        Set<String> ignored = new LinkedHashSet<>();
        for (Discovery discovery : discoveries) {
            if (leniency.spares(discovery.finding())) {
                (leniency.ignored().covers(discovery.finding()) ? ignored : library).add(discovery.finding().signature());
            }
        }
        return new Spared(library, ignored, leniency.ignored().name(), leniency.ignored().idle(discoveries.stream().map(Discovery::finding).toList()));
    }

    /** Those of this look at the program, and of another. */
    Spared and(Spared other) {
        return new Spared(union(library, other.library), union(ignored, other.ignored), list, idle.stream().filter(other.idle::contains).toList());
    }

    private static Set<String> union(Set<String> some, Set<String> others) {
        Set<String> all = new LinkedHashSet<>(some);
        all.addAll(others);
        return all;
    }
}
