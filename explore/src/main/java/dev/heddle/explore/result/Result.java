package dev.heddle.explore.result;

import dev.heddle.explore.Discovery;
import dev.heddle.explore.Leniency;
import dev.heddle.explore.Mishaps;
import dev.heddle.explore.Premises;
import dev.heddle.explore.inputs.Solving;
import dev.heddle.model.Limit;
import dev.heddle.model.RunOutcome;
import dev.heddle.model.Trace;
import dev.heddle.model.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

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
 * @param premises what was taken for granted, without which the verdict says less
 * @param spared data races that are not among the discoveries
 */
public record Result(Verdict verdict, String search, long executions, long runs, long steps, long cut, double seconds, List<Discovery> discoveries,
        List<String> lens, List<String> notes, Optional<Solving> solving, Mishaps mishaps, Premises premises, Spared spared) {

    public Result(Verdict verdict, String search, long executions, long runs, long steps, long cut, double seconds, List<Discovery> discoveries,
            List<String> lens, List<String> notes) {
        this(verdict, search, executions, runs, steps, cut, seconds, discoveries, lens, notes, Optional.empty(), Mishaps.NONE, Premises.NONE, Spared.NOTHING);
    }

    /** What a search comes to. */
    public static Result of(Conclusion conclusion, List<Discovery> discoveries, List<String> lens, long runs, long steps, double seconds, Leniency leniency) {
        Tally tally = conclusion.tally();
        List<Discovery> told = discoveries.stream().filter(each -> !leniency.spares(each.finding())).toList();
        Verdict verdict = conclusion.verdict(told.stream().anyMatch(each -> !each.finding().foreign()), told.stream().anyMatch(Discovery::isFailure));
        List<String> notes = new ArrayList<>(conclusion.caveats().notes());
        notes.addAll(conclusion.coverage().notes());
        if (verdict instanceof Verdict.Found && conclusion.stop() instanceof Stop.Unsupported unsupported) {
            notes.add("the search ended early: " + unsupported.reason());
        }
        if (verdict instanceof Verdict.Found && conclusion.stop() instanceof Stop.Spent spent) {
            early(spent.limit()).ifPresent(why -> notes.add("the search ended early: " + why));
        }
        return new Result(verdict, conclusion.coverage().description(), verdict instanceof Verdict.Verified ? tally.executions() - tally.samples() : tally.executions(),
                runs, steps, tally.cut() + tally.exhausted(), seconds, mostTellingFirst(told), lens, notes, Optional.empty(), conclusion.caveats().mishaps(), conclusion.caveats().premises(),
                Spared.of(discoveries, leniency));
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
        return new Result(discoveries.isEmpty() ? without(trace.outcome()) : new Verdict.Found(), "", 1, 1, trace.steps(), trace.outcome() instanceof RunOutcome.Cut ? 1 : 0, seconds,
                discoveries, lens, List.of());
    }

    /** What can be said of one execution that ended in such a way, without what was looked for. */
    private static Verdict without(RunOutcome outcome) {
        if (outcome instanceof RunOutcome.Unsupported unsupported) {
            return new Verdict.Unsupported(unsupported.what());
        }
        return new Verdict.BudgetSpent(outcome instanceof RunOutcome.Cut cut ? cut.reason().limit() : Limit.EXECUTIONS);
    }

    /** Failures before the data races that may be behind them, and those before what libraries do; else in the order of discovery. */
    private static List<Discovery> mostTellingFirst(List<Discovery> discoveries) {
        return discoveries.stream().sorted(Comparator.comparing((Discovery each) -> !each.isFailure()).thenComparing(each -> each.finding().foreign())).toList();
    }

    /** This result, and what the solver did for it, if it was asked. */
    public Result withSolving(Solving newSolving) {
        return new Result(verdict, search, executions, runs, steps, cut, seconds, discoveries, lens, notes,
                newSolving.queries() == 0 ? Optional.empty() : Optional.of(newSolving), mishaps, premises, spared);
    }

    public Result withNotes(List<String> newNotes) {
        return new Result(verdict, search, executions, runs, steps, cut, seconds, discoveries, lens, newNotes, solving, mishaps, premises, spared);
    }

    /**
     * This result, and what a second look at the program came to, for executions in which less is taken for granted; {@code remark} is what a reader should know about that. The verdict is this
     * one's, unless the second look fails; if that was exhaustive, it assumes no more than the second look.
     */
    public Result and(Result second, String remark) {
        List<Discovery> all = new ArrayList<>(discoveries);
        Set<String> known = discoveries.stream().map(each -> each.finding().signature()).collect(Collectors.toSet());
        second.discoveries.stream().filter(each -> !known.contains(each.finding().signature())).map(Discovery::onSecondLook).forEach(all::add);
        List<String> allNotes = new ArrayList<>(notes);
        allNotes.add(remark);
        second.notes.stream().filter(note -> !notes.contains(note)).forEach(allNotes::add);
        return new Result(second.failed(false) ? second.verdict : verdict, search, executions, runs + second.runs, steps + second.steps, cut, seconds + second.seconds, mostTellingFirst(all), lens,
                allNotes, solving, mishaps.and(second.mishaps), second.verdict instanceof Verdict.Verified ? second.premises : premises, spared.and(second.spared));
    }

    /** This result; {@code mishap} ended a second look, of which {@code remark} tells. */
    public Result and(Mishaps mishap, String remark) {
        List<String> allNotes = new ArrayList<>(notes);
        allNotes.add(remark);
        return new Result(verdict, search, executions, runs, steps, cut, seconds, discoveries, lens, allNotes, solving, mishaps.and(mishap), premises, spared);
    }

    /** True if something is wrong for which the program is to blame, if {@code racesFail} data races included. */
    public boolean failed(boolean racesFail) {
        return discoveries.stream().anyMatch(each -> each.isFailure() || racesFail && !each.isWarning());
    }

    public boolean found() {
        return verdict instanceof Verdict.Found;
    }
}
