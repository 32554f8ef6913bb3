package dev.heddle.explore.result;

import java.util.List;

/**
 * What a result takes for granted about the program.
 *
 * @param what as the end of a sentence that begins with "assuming that"
 * @param places where in the program that matters
 * @param without the option that does without it
 */
public record Assumption(String what, List<String> places, String without) {

    public Assumption {
        places = List.copyOf(places);
    }
}
