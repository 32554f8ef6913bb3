package dev.heddle.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;

/**
 * The comparison with brute force on random programs notices mistakes in the reduction.
 *
 * <p>One mistake that is known from elsewhere cannot be made here: to take values for compatible that are not takes values of which some exclude others;
 * {@code Heddle.choose} and notifications leave each choice as free as it was.
 */
@Tag("mutants")
@DisabledIfSystemProperty(named = "heddle.programs", matches = ".*", disabledReason = "few programs do not catch them all")
class MutantsTest {

    /** Every mutant is caught by one of so many programs. */
    private static final int PROGRAMS = 1_500;
    private static final int MOST_SCHEDULES = 300;
    /** Brute force runs them for all values of the inputs. */
    private static final int MOST_SCHEDULES_WITH_INPUTS = 40;

    private static final List<Mutant> MUTANTS = List.of(
            new Mutant("what threads wait for at the end is no race", "Reversals",
                    "for (Event pending : trace.pending()) {",
                    "for (Event pending : List.<Event>of()) {", "rwltk"),
            new Mutant("other values are tried within a sequence", "Reduction",
                    "if (child == null) {",
                    "if (child != null && frame.tree.children.size() == 1) { frame.tree.children.addAll(alternatives.of(step, trace, events.get(i), fork)); } if (child == null) {",
                    "rwhiV"),
            new Mutant("other values are not tried", "Labels",
                    "if (label != step.label()) {", "if (label < 0) {", "rwhiV"),
            new Mutant("values are not told apart", "Step",
                    "(label == other.label || label == OPEN || other.label == OPEN)", "true", "rwhiV"),
            new Mutant("what is reversed has the same to choose from", "Step",
                    "constraint == null ? OPEN : label", "label", "wzyn"),
            new Mutant("events are reversed that other events order", "Reversals",
                    "!order.isKnown(known, earlier) && ", "", "rwmznN"),
            new Mutant("reversals that sleeping steps cover are made", "Reduction",
                    "for (Step sleeping : asleep) {", "for (Step sleeping : List.<Step>of()) {", "rwacvV"),
            new Mutant("sequences share only what is alike", "WakeupTree",
                    "Sequences.canStartWith(sequence, child.step)", "child.step.isSameAs(sequence.get(0))", "rwacvV"),
            new Mutant("a lock is retaken before the notification", "Reversals",
                    "return event.readiness().holds(states, versions, instant);",
                    "return event.kind() == dev.heddle.model.Operation.Kind.REACQUIRE || event.readiness().holds(states, versions, instant);", "rwmznN"),
            new Mutant("writes do not race with writes", "Conflicts",
                    "conflicts |= footprint", "conflicts |= footprint.writes(touch) != other.writes(theirs) && footprint", "rwacvV"),
            new Mutant("reads do not race with writes", "Conflicts",
                    "conflicts |= footprint", "conflicts |= footprint.writes(touch) && footprint", "rwacvV"),
            new Mutant("what comes before a write is left out though the write stays where it is", "Reversals",
                    "if (order.isKnown(known, earlier)) {", "if (earlier >= 0) {", "rwltk"),
            new Mutant("the event that is new is not looked at", "Reduction",
                    ".find(fresh)", ".find(fresh + 1)", "rwacvV"),
            new Mutant("a spinning thread goes on before what woke it", "HappensBefore",
                    "if (woken >= 0) {", "if (woken > events.size()) {", "rws"),
            new Mutant("nothing ever waits", "Reversals",
                    "return event.readiness().holds(states, versions, instant);", "return true;", "rwpu"),
            new Mutant("what failed is taken to fail everywhere", "Reversals",
                    "Step moved = Step.of(event).placedBefore(events.get(earlier).footprint());", "Step moved = Step.of(event);", "cKarV"),
            new Mutant("what sleeps is never woken", "Sequences",
                    "if (!sleeping.dependsOn(step)) {", "if (sleeping != step) {", "rwacvV"),
            new Mutant("nothing goes on sleeping", "Sequences",
                    "if (!sleeping.dependsOn(step)) {", "if (sleeping == step) {", "rwacvV"),
            new Mutant("a reversed sequence ends with the event that is moved", "Reversal",
                    "return until(events.size());", "return until(index);", "ηqαλβ"),
            new Mutant("a thread may run before it is started", "HappensBefore",
                    "latest.put(event.starts(), i);", "latest.size();", "rwjx"));

    /** Mistakes with what inputs decide; two of them break rules that our research found. */
    private static final List<Mutant> INPUT_MUTANTS = List.of(
            new Mutant("what earlier branches imply is no step", "Reversal",
                    "if (i != index && !order.isBefore(earlier, i)) {",
                    "if (i != index && !order.isBefore(earlier, i) && (events.get(i).constraint() == null || events.subList(0, i).stream()"
                            + ".map(each -> each.constraint()).noneMatch(events.get(i).constraint()::equals))) {",
                    "rwbBWo"),
            new Mutant("other ways of what comes before a sequence are not tried", "Reduction",
                    "frame.tree.precede(child, awakeAmong(alternatives.of(step, trace, events.get(i), fork), frame.sleep));",
                    "frame.tree.precede(child, List.of());", "VaTb"),
            new Mutant("other ways are tried within a sequence", "Reduction",
                    "if (child == null) {",
                    "if (child != null && frame.tree.children.size() == 1) { frame.tree.children.addAll(alternatives.of(step, trace, events.get(i), fork)); } if (child == null) {",
                    "rwbBWo"),
            new Mutant("what inputs decided before a sequence is forgotten", "Reduction",
                    "alternatives.solve(last.tree.children, 0, path, last.constraints, last.sleep, inputs, last.explored);",
                    "alternatives.solve(last.tree.children, 0, path, 0, last.sleep, inputs, last.explored);", "rwbBWo"));

    @TestFactory
    Stream<DynamicTest> mutants() {
        return Stream.concat(MUTANTS.stream().map(mutant -> dynamicTest(mutant, MOST_SCHEDULES)),
                INPUT_MUTANTS.stream().map(mutant -> dynamicTest(mutant, MOST_SCHEDULES_WITH_INPUTS)));
    }

    private static DynamicTest dynamicTest(Mutant mutant, int mostSchedules) {
        return DynamicTest.dynamicTest(mutant.name(), () -> assertTrue(caught(mutant, PROGRAMS, mostSchedules).isPresent(), "nobody noticed"));
    }

    /** The reduction as it is passes where the mutants do not. */
    @Test
    void original() throws Exception {
        assertEquals(Optional.empty(), caught(new Mutant("none", "Step", "record Step(", "record Step(", "rwmznNltkhi"), Sample.of(300, PROGRAMS), MOST_SCHEDULES));
    }

    static Optional<String> caught(Mutant mutant, int programs, int mostSchedules) throws Exception {
        Comparison comparison = new Comparison(mutant.search(), mostSchedules);
        Comparison large = new Comparison(mutant.search(), RandomInputsTest.MOST_SCHEDULES_FOUND);
        return Comparison.call(() -> {
            for (String program : INPUT_MUTANTS.contains(mutant) ? RandomInputsTest.FOUND : RandomReductionTest.FOUND) {
                Optional<String> problem = large.compare(RandomProgram.parse(program));
                if (problem.isPresent()) {
                    return problem;
                }
            }
            for (long seed = 1; seed <= programs; seed++) {
                Optional<String> problem = comparison.compare(RandomProgram.generate(seed, mutant.letters()));
                if (problem.isPresent()) {
                    return Optional.of("program " + seed + ": " + problem.get());
                }
            }
            return Optional.<String>empty();
        });
    }

    static List<Mutant> all() {
        return MUTANTS;
    }
}
