package dev.heddle.explore;

import dev.heddle.model.Verdict;
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
 */
public record Result(Verdict verdict, String search, long executions, long runs, long steps, long cut, double seconds, List<Discovery> discoveries,
        List<String> lens, List<String> notes, Optional<Solving> solving) {

    /**
     * What the solver did.
     *
     * @param queries how often it was asked for inputs
     * @param unknown how often it gave up
     * @param seconds how long that took
     */
    public record Solving(long queries, long unknown, double seconds) {
    }

    public Result(Verdict verdict, String search, long executions, long runs, long steps, long cut, double seconds, List<Discovery> discoveries,
            List<String> lens, List<String> notes) {
        this(verdict, search, executions, runs, steps, cut, seconds, discoveries, lens, notes, Optional.empty());
    }

    public Result withSolving(Solving newSolving) {
        return new Result(verdict, search, executions, runs, steps, cut, seconds, discoveries, lens, notes, Optional.of(newSolving));
    }

    public boolean found() {
        return verdict instanceof Verdict.Found;
    }
}
