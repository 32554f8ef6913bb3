package dev.heddle.dpor;

import dev.heddle.model.FormatException;
import java.util.ArrayList;
import java.util.List;

/**
 * A part of a search that somebody is to explore.
 *
 * @param portion the part, as text
 * @param lens what is known about which operations interact
 * @param executions after how many executions to come back with what is left
 */
public record Assignment(long number, List<String> portion, List<String> lens, long executions) {

    /** As lines, of which none is a single dot. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("assignment " + number + " " + executions);
        lens.forEach(fact -> lines.add("lens " + fact));
        lines.addAll(portion);
        return lines;
    }

    public static Assignment parse(List<String> lines) {
        try {
            String[] words = lines.get(0).split(" ");
            List<String> lens = new ArrayList<>();
            List<String> portion = new ArrayList<>();
            for (String line : lines.subList(1, lines.size())) {
                if (line.startsWith("lens ")) {
                    lens.add(line.substring(5));
                } else {
                    portion.add(line);
                }
            }
            return new Assignment(Long.parseLong(words[1]), portion, lens, Long.parseLong(words[2]));
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            throw new FormatException("not an assignment: " + lines);
        }
    }
}
