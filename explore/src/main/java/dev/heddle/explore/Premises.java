package dev.heddle.explore;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * What executions rest on that was not looked at.
 *
 * @param assumption what they take for granted about the program; empty if nothing
 * @param trusted the classes of the JDK, by their simple names, whose calls were taken for one step each
 */
public record Premises(Optional<Assumption> assumption, List<String> trusted) {

    public static final Premises NONE = new Premises(Optional.empty(), List.of());

    public Premises {
        trusted = List.copyOf(trusted);
    }

    /** Those of executions here and elsewhere. */
    Premises and(Premises other) {
        TreeSet<String> all = new TreeSet<>(trusted);
        all.addAll(other.trusted);
        return new Premises(assumption.map(mine -> other.assumption.map(mine::and).orElse(mine)).or(() -> other.assumption), List.copyOf(all));
    }
}
