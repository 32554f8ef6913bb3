package dev.heddle.explore.result;

import dev.heddle.explore.Discovery;
import dev.heddle.explore.Mishaps;
import dev.heddle.explore.inputs.Solving;
import dev.heddle.model.Limit;
import dev.heddle.model.Trace;
import dev.heddle.model.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What came of an exploration.
 *
 * @param search how was searched and what that is worth, in one line; empty if there is nothing to say
 * @param executions how many executions the search ran; in an exhaustive search, how many there are
 * @param runs how many executions were run in all, with those that only taught something and the replays
 * @param steps how many visible operations they performed
 * @param cut how many were cut short by a bound
 * @param lens what was learnt, without which a schedule cannot be followed
 * @param notes what a reader should know beside the verdict
 * @param solving what the solver did, if the program has inputs
 * @param mishaps mistakes of Heddle's own that were survived
 * @param assumption what was taken for granted, without which the verdict says less; empty if nothing was
 */
public record Result(Verdict verdict, String search, long executions, long runs, long steps, long cut, double seconds, List<Discovery> discoveries,
        List<String> lens, List<String> notes, Optional<Solving> solving, Mishaps mishaps, Optional<Assumption> assumption) {

    public Result(Verdict verdict, String search, long executions, long runs, long steps, long cut, double seconds, List<Discovery> discoveries,
            List<String> lens, List<String> notes) {
        this(verdict, search, executions, runs, steps, cut, seconds, discoveries, lens, notes, Optional.empty(), Mishaps.NONE, Optional.empty());
    }

    /** What a search comes to. */
    public static Result of(Conclusion conclusion, List<Discovery> discoveries, List<String> lens, long runs, long steps, double seconds) {
        Tally tally = conclusion.tally();
        Verdict verdict = conclusion.verdict(!discoveries.isEmpty(), discoveries.stream().anyMatch(Discovery::isFailure));
        List<String> notes = new ArrayList<>(conclusion.caveats().notes());
        notes.addAll(conclusion.coverage().notes());
        if (verdict instanceof Verdict.Found && conclusion.stop() instanceof Stop.Unsupported unsupported) {
            notes.add("the search ended early: " + unsupported.reason());
        }
        if (verdict instanceof Verdict.Found && conclusion.stop() instanceof Stop.Spent spent) {
            early(spent.limit()).ifPresent(why -> notes.add("the search ended early: " + why));
        }
        return new Result(verdict, conclusion.coverage().description(), verdict instanceof Verdict.Verified ? tally.executions() - tally.samples() : tally.executions(),
                runs, steps, tally.cut() + tally.exhausted(), seconds, mostTellingFirst(discoveries), lens, notes, Optional.empty(), conclusion.caveats().mishaps(), Optional.empty());
    }

    /** What else than a budget may have ended a search that would have gone on to look for more. */
    private static Optional<String> early(Limit limit) {
        return switch (limit) {
            case INTERRUPTED -> Optional.of("it was interrupted");
            case HEAP -> Optional.of("the JVM ran out of memory");
            default -> Optional.empty();
        };
    }

    /** What one execution that was run again comes to. */
    public static Result ofReplay(Trace trace, List<Discovery> discoveries, List<String> lens, double seconds) {
        return new Result(discoveries.isEmpty() ? new Verdict.BudgetSpent(Limit.EXECUTIONS) : new Verdict.Found(), "", 1, 1, trace.steps(), 0, seconds,
                discoveries, lens, List.of());
    }

    /** Failures before the data races that may be behind them; else in the order of discovery. */
    private static List<Discovery> mostTellingFirst(List<Discovery> discoveries) {
        return discoveries.stream().sorted(Comparator.comparing(each -> !each.isFailure())).toList();
    }

    /** This result, and what the solver did for it, if it was asked. */
    public Result withSolving(Solving newSolving) {
        return new Result(verdict, search, executions, runs, steps, cut, seconds, discoveries, lens, notes,
                newSolving.queries() == 0 ? Optional.empty() : Optional.of(newSolving), mishaps, assumption);
    }

    public Result withNotes(List<String> newNotes) {
        return new Result(verdict, search, executions, runs, steps, cut, seconds, discoveries, lens, newNotes, solving, mishaps, assumption);
    }

    /** This result, which takes {@code newAssumption} for granted. */
    public Result assuming(Assumption newAssumption) {
        return new Result(verdict, search, executions, runs, steps, cut, seconds, discoveries, lens, notes, solving, mishaps, Optional.of(newAssumption));
    }

    /** This result, and what a second look at the program, for other executions than those that it is about, came to; {@code remark} is what a reader should know about that. */
    public Result and(Result second, String remark) {
        List<Discovery> all = new ArrayList<>(discoveries);
        second.discoveries.stream().map(Discovery::onSecondLook).forEach(all::add);
        List<String> allNotes = new ArrayList<>(notes);
        allNotes.add(remark);
        second.notes.stream().filter(note -> !notes.contains(note)).forEach(allNotes::add);
        boolean failed = second.discoveries.stream().anyMatch(Discovery::isFailure);
        return new Result(failed ? second.verdict : verdict, search, executions, runs + second.runs, steps + second.steps, cut, seconds + second.seconds, mostTellingFirst(all), lens, allNotes, solving,
                mishaps.and(second.mishaps), assumption);
    }

    /** True if something is wrong for which the program is to blame, if {@code racesFail} data races included. */
    public boolean failed(boolean racesFail) {
        return discoveries.stream().anyMatch(each -> each.isFailure() || racesFail && !each.isWarning());
    }

    public boolean found() {
        return verdict instanceof Verdict.Found;
    }
}
