package dev.heddle.dpor;

import dev.heddle.model.Decision;
import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import java.util.List;

/**
 * A part of a reduction between two executions: all that somebody needs to go on with it.
 *
 * @param base how many events come before the first frame
 * @param foreign before how many events somebody else decides what is explored
 * @param decisions those of the last execution
 * @param inputs those of the last execution
 * @param path what holds of the inputs before the first frame
 * @param frames what is to be done, by the events of the last execution; empty if there is nothing to do
 */
record Portion(int base, int foreign, List<Decision> decisions, Valuation inputs, List<Term> path, List<Frame> frames) {

    /** All of a search. */
    static Portion whole() {
        return new Portion(0, 0, List.of(), Valuation.EMPTY, List.of(), List.of(Frame.first()));
    }

    /** One with nothing to do. */
    Portion finished() {
        return new Portion(base, foreign, List.of(), Valuation.EMPTY, List.of(), List.of());
    }
}
