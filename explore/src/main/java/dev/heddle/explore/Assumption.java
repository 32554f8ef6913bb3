package dev.heddle.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * What executions take for granted about the program, and a verdict with them.
 *
 * @param what as the end of a sentence that begins with "assuming that"
 * @param places where in the program that matters
 * @param without the option that does without it
 * @param relaxable whether a second look could do with less
 */
public record Assumption(String what, List<String> places, String without, boolean relaxable) {

    public Assumption {
        places = List.copyOf(places);
    }

    /** The same, of executions here and elsewhere. */
    Assumption and(Assumption other) {
        TreeSet<String> all = new TreeSet<>(places);
        all.addAll(other.places);
        return new Assumption(what, new ArrayList<>(all), without, relaxable || other.relaxable);
    }
}
