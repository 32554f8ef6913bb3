package dev.heddle.dpor;

import dev.heddle.explore.Batch;
import dev.heddle.explore.Explorer;
import dev.heddle.model.FormatException;
import dev.heddle.model.Schedule;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What came of an {@link Assignment}.
 *
 * @param outside reversals that concern events before the part began, as text
 * @param rest what is left of the part, as text; empty if nothing is
 */
public record Answer(Batch batch, List<String> outside, List<String> rest) {

    /** Explores what {@code assignment} asks for. */
    public static Answer to(Assignment assignment, Explorer explorer) {
        Reduction part = Reduction.restore(assignment.portion());
        Batch batch = explorer.run(part, assignment.executions(), assignment.lens());
        Set<String> outside = new LinkedHashSet<>();
        part.takeOutside().forEach(each -> outside.add(each.earlier() + " " + Texts.of(each.sequence())));
        return new Answer(batch, List.copyOf(outside), part.isDone() ? List.of() : part.save());
    }

    static Reduction.Outside outside(String text) {
        int blank = text.indexOf(' ');
        return new Reduction.Outside(Integer.parseInt(text.substring(0, blank)), Texts.steps(text.substring(blank + 1)));
    }

    /** As lines, of which none is a single dot. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("answer " + batch.executions() + " " + batch.steps() + " " + batch.cut() + " " + batch.learnt());
        batch.unsupported().ifPresent(what -> lines.add("unsupported " + what.replace('\n', ' ')));
        batch.lens().forEach(fact -> lines.add("lens " + fact));
        batch.failing().forEach(schedule -> lines.add("failing " + schedule));
        outside.forEach(each -> lines.add("outside " + each));
        lines.addAll(rest);
        return lines;
    }

    public static Answer parse(List<String> lines) {
        try {
            String[] words = lines.get(0).split(" ");
            if (!words[0].equals("answer")) {
                throw new FormatException("not an answer: " + lines.get(0));
            }
            String unsupported = null;
            List<String> lens = new ArrayList<>();
            List<Schedule> failing = new ArrayList<>();
            List<String> outside = new ArrayList<>();
            List<String> rest = new ArrayList<>();
            for (String line : lines.subList(1, lines.size())) {
                int blank = line.indexOf(' ');
                String what = line.substring(blank + 1);
                switch (line.substring(0, blank)) {
                    case "unsupported" -> unsupported = what;
                    case "lens" -> lens.add(what);
                    case "failing" -> failing.add(Schedule.parse(what));
                    case "outside" -> outside.add(what);
                    default -> rest.add(line);
                }
            }
            Batch batch = new Batch(Long.parseLong(words[1]), Long.parseLong(words[2]), Long.parseLong(words[3]), failing, lens,
                    Boolean.parseBoolean(words[4]), Optional.ofNullable(unsupported));
            return new Answer(batch, outside, rest);
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            throw new FormatException("not an answer: " + lines);
        }
    }
}
