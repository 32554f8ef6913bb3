package dev.heddle.dpor;

import dev.heddle.explore.Caveats;
import dev.heddle.explore.Deadline;
import dev.heddle.explore.Discovery;
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
        return of(assignment, explorer, flipping, Deadline.never());
    }

    /** The same, but whoever interrupts {@code outer} has what there is come back. */
    public static Harvest of(Assignment assignment, Explorer explorer, Flipping flipping, Deadline outer) {
        int known = explorer.discoveries().size();
        Deadline deadline = outer.beside(assignment.nanos());
        try {
            return explored(assignment, explorer, flipping, deadline);
        } catch (Deadline.TimeUp up) {
            return untouched(assignment, new Stop.Spent(deadline.limit()), explorer, known);
        } catch (UncontrolledException e) {
            return untouched(assignment, new Stop.Unsupported(e.getMessage()), explorer, known);
        } catch (RuntimeException | Error mistake) {
            if (Mishap.isOutOfMemory(mistake)) {
                return untouched(assignment, new Stop.Spent(Limit.HEAP), explorer, known);
            }
            Caveats caveats = Caveats.NONE.and(Mishaps.of(Mishap.of("exploring a part of the search", "", mistake)));
            return new Harvest(part(assignment, new Stop.Exhausted(), caveats, explorer, known), Solving.NONE, List.of(), List.of(), List.of());
        }
    }

    /** The portion as it was, and what was found in it nevertheless. */
    private static Harvest untouched(Assignment assignment, Stop stop, Explorer explorer, int known) {
        return new Harvest(part(assignment, stop, Caveats.NONE, explorer, known), Solving.NONE, List.of(), List.of(), assignment.portion());
    }

    private static Part part(Assignment assignment, Stop stop, Caveats caveats, Explorer explorer, int known) {
        List<Discovery> all = List.copyOf(explorer.discoveries());
        return new Part(stop, Tally.NONE, all.subList(known, all.size()), assignment.facts(), caveats, 0, 0);
    }

    private static Harvest explored(Assignment assignment, Explorer explorer, Flipping flipping, Deadline deadline) {
        Solving before = flipping.solver().solving();
        Omissions omissions = new Omissions(flipping.loops());
        Reduction reduction = new Reduction(PortionText.portion(assignment.portion()), flipping, omissions);
        Part part = explorer.explore(new Shift(reduction), assignment.executions(), assignment.earlier(), deadline, assignment.facts());
        Solving solving = flipping.solver().solving().since(before);
        if (reduction.isTorn() && part.stop() instanceof Stop.Spent) {
            // The time was up in the middle of an analysis, or the memory. It is to be done again, from where it began.
            return new Harvest(part.withoutExecutions(), solving, List.of(), List.of(), assignment.portion());
        }
        List<String> rest = reduction.isTorn() || reduction.isDone() ? List.of() : PortionText.of(reduction.portion());
        return new Harvest(part, solving, omissions.lines(), PortionText.of(reduction.takeOutside()), rest);
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
