package dev.heddle.concolic;

import dev.heddle.explore.inputs.Suggestions;
import dev.heddle.term.Answer;
import dev.heddle.term.Solver;
import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import dev.heddle.term.Vocabulary;
import java.util.List;
import java.util.Optional;

/** Tries what the program's code names before somebody is asked whom it takes long: what hashes to a number, say, is often near that number. */
final class Named implements Solver {

    private final Solver next;
    private final Vocabulary vocabulary;
    private final Statistics statistics;

    Named(Solver next, Vocabulary vocabulary, Statistics statistics) {
        this.next = next;
        this.vocabulary = vocabulary;
        this.statistics = statistics;
    }

    @Override
    public Answer solve(List<Term> constraints, Valuation hint) {
        Optional<Valuation> model = vocabulary.isEmpty() ? Optional.empty() : new Suggestions(Constraints.variables(constraints), "", vocabulary, 0).next(constraints, hint);
        if (model.isPresent()) {
            statistics.answer(Statistics.Link.NAMED);
            return new Answer.Satisfiable(model.get());
        }
        return next.solve(constraints, hint);
    }

    @Override
    public void close() {
        next.close();
    }
}
