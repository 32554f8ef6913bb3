package dev.heddle.dpor;

import dev.heddle.explore.Caveats;
import dev.heddle.explore.Deadline;
import dev.heddle.explore.Mishap;
import dev.heddle.explore.Mishaps;
import dev.heddle.explore.UncontrolledException;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.explore.inputs.Omissions;
import dev.heddle.explore.inputs.Solving;
import dev.heddle.explore.loop.Explorer;
import dev.heddle.explore.result.Part;
import dev.heddle.explore.result.PartText;
import dev.heddle.explore.result.Stop;
import dev.heddle.explore.result.Tally;
import dev.heddle.model.FormatException;
import dev.heddle.model.Limit;
import java.util.ArrayList;
import java.util.List;

/**
 * What came of an {@link Assignment}.
 *
 * @param solving what the solver did for it
 * @param omissions what was left out of that which inputs could do, as text
 * @param outside reversals that concern events before the portion began, as text
 * @param rest what is left of the portion, as text; empty if nothing is
 */
public record Harvest(Part part, Solving solving, List<String> omissions, List<String> outside, List<String> rest) {

    /** Explores what {@code assignment} asks for; if a mistake of ours ends that, the portion is given up. */
    public static Harvest of(Assignment assignment, Explorer explorer, Flipping flipping) {
        try {
            return explored(assignment, explorer, flipping);
        } catch (Deadline.TimeUp up) {
            return new Harvest(without(assignment, new Stop.Spent(Limit.TIME), Caveats.NONE).part, Solving.NONE, List.of(), List.of(), assignment.portion());
        } catch (UncontrolledException e) {
            return without(assignment, new Stop.Unsupported(e.getMessage()), Caveats.NONE);
        } catch (RuntimeException | Error mistake) {
            return without(assignment, new Stop.Exhausted(), Caveats.NONE.and(Mishaps.of(Mishap.of("exploring a part of the search", "", mistake))));
        }
    }

    private static Harvest without(Assignment assignment, Stop stop, Caveats caveats) {
        return new Harvest(new Part(stop, Tally.NONE, List.of(), assignment.facts(), caveats, 0, 0), Solving.NONE, List.of(), List.of(), List.of());
    }

    private static Harvest explored(Assignment assignment, Explorer explorer, Flipping flipping) {
        Solving before = flipping.solver().solving();
        Omissions omissions = new Omissions(flipping.loops());
        Reduction reduction = new Reduction(PortionText.portion(assignment.portion()), flipping, omissions);
        Part part = explorer.explore(reduction, assignment.executions(), assignment.earlier(), Deadline.inNanos(assignment.nanos()), assignment.facts());
        if (reduction.isTorn() && part.stop() instanceof Stop.Spent) {
            // The time was up in the middle of an analysis. It is to be done again, from where it began.
            return new Harvest(part.withoutExecutions(), flipping.solver().solving().since(before), List.of(), List.of(), assignment.portion());
        }
        if (reduction.isTorn()) {
            return new Harvest(part, flipping.solver().solving().since(before), omissions.lines(), PortionText.of(reduction.takeOutside()), List.of());
        }
        return new Harvest(part, flipping.solver().solving().since(before), omissions.lines(), PortionText.of(reduction.takeOutside()), reduction.isDone() ? List.of() : PortionText.of(reduction.portion()));
    }

    /** As lines, of which none is a single dot. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        section(lines, "part", PartText.of(part));
        section(lines, "solving", List.of(solving.queries() + " " + solving.unknown() + " " + solving.nanoseconds()));
        section(lines, "omissions", omissions);
        section(lines, "outside", outside);
        section(lines, "rest", rest);
        return lines;
    }

    private static void section(List<String> lines, String name, List<String> content) {
        lines.add("harvest-" + name + " " + content.size());
        lines.addAll(content);
    }

    public static Harvest parse(List<String> lines) {
        try {
            List<String> left = new ArrayList<>(lines);
            List<String> part = section("part", left);
            String[] solving = section("solving", left).get(0).split(" ");
            List<String> omissions = section("omissions", left);
            List<String> outside = section("outside", left);
            return new Harvest(PartText.parse(part), new Solving(Long.parseLong(solving[0]), Long.parseLong(solving[1]), Long.parseLong(solving[2])), omissions, outside, section("rest", left));
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            throw new FormatException("these lines do not say what came of an assignment");
        }
    }

    /** Takes the lines of a section, which comes first, out of {@code left}. */
    private static List<String> section(String name, List<String> left) {
        String[] words = left.get(0).split(" ");
        if (!words[0].equals("harvest-" + name)) {
            throw new FormatException("'" + left.get(0) + "' is not where '" + name + "' should begin");
        }
        List<String> section = left.subList(1, 1 + Integer.parseInt(words[1]));
        List<String> content = List.copyOf(section);
        left.subList(0, 1 + content.size()).clear();
        return content;
    }
}
