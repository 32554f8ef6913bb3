package dev.heddle.explore;

import dev.heddle.model.Verdict;
import java.util.List;

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
 */
public record Result(Verdict verdict, String search, long executions, long runs, long steps, long cut, double seconds, List<Discovery> discoveries,
        List<String> lens, List<String> notes) {

    public boolean found() {
        return verdict instanceof Verdict.Found;
    }
}
