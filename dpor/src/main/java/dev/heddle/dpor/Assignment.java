package dev.heddle.dpor;

import dev.heddle.model.FormatException;
import java.util.ArrayList;
import java.util.List;

/**
 * A part of a search that somebody is to explore.
 *
 * @param portion the part, as text
 * @param facts what is known about the program
 * @param executions after how many executions to come back with what is left
 * @param earlier how many executions the search has run already
 * @param nanos after how much time to come back, whatever is left
 */
public record Assignment(long number, List<String> portion, List<String> facts, long executions, long earlier, long nanos) {

    /** The same part, to be explored in so many nanoseconds. */
    public Assignment within(long left) {
        return new Assignment(number, portion, facts, executions, earlier, left);
    }

    /** As lines, of which none is a single dot. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("assignment " + number + " " + executions + " " + earlier + " " + nanos);
        facts.forEach(fact -> lines.add("fact " + fact));
        lines.addAll(portion);
        return lines;
    }

    public static Assignment parse(List<String> lines) {
        try {
            String[] words = lines.get(0).split(" ");
            List<String> facts = new ArrayList<>();
            List<String> portion = new ArrayList<>();
            for (String line : lines.subList(1, lines.size())) {
                if (line.startsWith("fact ")) {
                    facts.add(line.substring(5));
                } else {
                    portion.add(line);
                }
            }
            return new Assignment(Long.parseLong(words[1]), portion, facts, Long.parseLong(words[2]), Long.parseLong(words[3]), Long.parseLong(words[4]));
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            throw new FormatException("not an assignment: " + lines);
        }
    }
}
