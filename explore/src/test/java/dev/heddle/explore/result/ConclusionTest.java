package dev.heddle.explore.result;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.explore.Caveats;
import dev.heddle.explore.Coverage;
import dev.heddle.explore.Mishap;
import dev.heddle.explore.Mishaps;
import dev.heddle.explore.Plan;
import dev.heddle.model.CutReason;
import dev.heddle.model.Limit;
import dev.heddle.model.RunOutcome;
import dev.heddle.model.Schedule;
import dev.heddle.model.Strategy;
import dev.heddle.model.Trace;
import dev.heddle.model.Verdict;
import dev.heddle.term.Valuation;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Only where nothing stands between what was run and all that there is, is a program verified. */
class ConclusionTest {

    private static final Coverage ALL = Coverage.ofAllSchedules();
    private static final Tally SOME = tally(new RunOutcome.Completed(), Plan.Purpose.SEARCH);

    private static Tally tally(RunOutcome outcome, Plan.Purpose purpose) {
        Trace trace = new Trace(outcome, new Schedule(List.of()), List.of(), 1, List.of(), List.of(), List.of(), List.of(), "");
        return Tally.NONE.with(new Plan(List.of(), Strategy::leaveRunning, Valuation.EMPTY, purpose), trace);
    }

    private static Verdict verdict(Tally tally, Coverage coverage, Caveats caveats) {
        return new Conclusion(new Stop.Exhausted(), tally, coverage, caveats).verdict(false, false);
    }

    @Test
    void everythingWasRun() {
        assertEquals(new Verdict.Verified(), verdict(SOME, ALL, Caveats.NONE));
    }

    @Test
    void nothingWasRun() {
        assertEquals(new Verdict.BudgetSpent(Limit.EXECUTIONS), verdict(Tally.NONE, ALL, Caveats.NONE));
        assertEquals(new Verdict.BudgetSpent(Limit.EXECUTIONS), verdict(tally(new RunOutcome.Completed(), Plan.Purpose.SAMPLE), ALL, Caveats.NONE));
    }

    @Test
    void executionsWereCutShort() {
        assertEquals(new Verdict.BudgetSpent(Limit.STEPS), verdict(SOME.and(tally(new RunOutcome.Cut(CutReason.STEPS), Plan.Purpose.SEARCH)), ALL, Caveats.NONE));
        assertEquals(new Verdict.BudgetSpent(Limit.EXHAUSTED),
                verdict(SOME.and(tally(new RunOutcome.Cut(CutReason.EXHAUSTED), Plan.Purpose.SEARCH)), ALL, Caveats.NONE));
        assertEquals(new Verdict.Verified(), verdict(SOME.and(tally(new RunOutcome.Cut(CutReason.STEPS), Plan.Purpose.SAMPLE)), ALL, Caveats.NONE));
    }

    /** Then it was a mistake to think that there is nothing more. */
    @Test
    void nothingWasRunThatStandsForAll() {
        assertEquals(new Verdict.BudgetSpent(Limit.EXECUTIONS), verdict(Tally.NONE, ALL, Caveats.NONE));
        assertEquals(new Verdict.BudgetSpent(Limit.EXECUTIONS), verdict(tally(new RunOutcome.Cut(CutReason.STEPS), Plan.Purpose.SAMPLE), ALL, Caveats.NONE));
    }

    @Test
    void theSearchLeavesSomethingOut() {
        assertEquals(new Verdict.BudgetSpent(Limit.VALUES), verdict(SOME, ALL.withLimit(Limit.VALUES), Caveats.NONE));
        assertEquals(new Verdict.BudgetSpent(Limit.INPUTS), verdict(SOME.and(new Tally(0, 0, 0, 0, 0, true, Optional.empty())), ALL, Caveats.NONE));
        assertEquals(new Verdict.BudgetSpent(Limit.INVARIANTS), verdict(SOME, ALL, new Caveats(Optional.empty(), Optional.of(Limit.INVARIANTS), List.of())));
    }

    @Test
    void noInputsAreMeant() {
        assertEquals(new Verdict.Unsupported("no inputs satisfy what the program assumes (A.java:3)"),
                verdict(tally(new RunOutcome.AssumptionFailed("A.java:3"), Plan.Purpose.SEARCH), ALL, Caveats.NONE));
    }

    @Test
    void aClassIsNotSeen() {
        Caveats blind = new Caveats(Optional.of("the class A could not be instrumented"), Optional.empty(), List.of());

        assertEquals(new Verdict.Unsupported("the class A could not be instrumented"), verdict(SOME, ALL, blind));
        assertEquals(new Verdict.Found(), new Conclusion(new Stop.Exhausted(), SOME, ALL, blind).verdict(true, true));
    }

    @Test
    void mistakesWereMade() {
        Caveats mistaken = Caveats.NONE.and(Mishaps.of(new Mishap("running an execution", "", "")));

        assertEquals(new Verdict.BudgetSpent(Limit.MISTAKES), verdict(SOME, ALL, mistaken));
        assertEquals(new Verdict.Found(), new Conclusion(new Stop.Exhausted(), SOME, ALL, mistaken).verdict(true, false));
    }

    @Test
    void aFailureStaysOneIfTheSearchCannotGoOn() {
        Conclusion conclusion = new Conclusion(new Stop.Unsupported("a file"), SOME, ALL, Caveats.NONE);

        assertEquals(new Verdict.Found(), conclusion.verdict(true, true));
        assertEquals(new Verdict.Unsupported("a file"), conclusion.verdict(true, false));
    }

    @Test
    void whatIsCutWhereItsPlanSaysDoesNotCount() {
        Trace trace = new Trace(new RunOutcome.Cut(CutReason.STEPS), new Schedule(List.of()), List.of(), 7, List.of(), List.of(), List.of(), List.of(), "");
        Plan plan = new Plan(List.of(), Strategy::leaveRunning);

        assertEquals(new Verdict.Verified(), verdict(SOME.with(plan.within(7), trace), ALL, Caveats.NONE));
        assertEquals(new Verdict.BudgetSpent(Limit.STEPS), verdict(SOME.with(plan.within(8), trace), ALL, Caveats.NONE));
    }

    @Test
    void mistakesAreToldElsewhere() {
        Caveats mistaken = Caveats.NONE.and(new Mishaps(7, List.of(new Mishap("choosing", "", "one\n\ttwo\n"), new Mishap("running", "SEARCH after 1", "three"))));
        Part part = new Part(new Stop.Exhausted(), SOME, List.of(), List.of(), mistaken, 1, 2);

        assertEquals(part, PartText.parse(PartText.of(part)));
    }
}
