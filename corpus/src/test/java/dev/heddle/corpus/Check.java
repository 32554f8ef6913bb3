package dev.heddle.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.agent.shadow.NamedConstants;
import dev.heddle.concolic.BoundedLengths;
import dev.heddle.concolic.SolverChain;
import dev.heddle.concolic.SolverOptions;
import dev.heddle.dpor.Dpor;
import dev.heddle.engine.JvmExecutor;
import dev.heddle.engine.Witnesses;
import dev.heddle.explore.Discovery;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.explore.look.Replay;
import dev.heddle.explore.loop.Exploration;
import dev.heddle.explore.loop.Explorer;
import dev.heddle.explore.loop.Progress;
import dev.heddle.explore.result.Result;
import dev.heddle.explore.search.Search;
import dev.heddle.model.CodePoint;
import dev.heddle.model.Event;
import dev.heddle.model.Finding;
import dev.heddle.model.Job;
import dev.heddle.model.OptionValues;
import dev.heddle.model.Trace;
import dev.heddle.scheduler.Own;
import dev.heddle.scheduler.Program;
import dev.heddle.scheduler.Settings;
import dev.heddle.term.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Runs a program of the corpus and compares with what its comments expect. */
final class Check {

    /** With so much time that no answer depends on how busy the machine is. */
    static final Solver SOLVER = new BoundedLengths(new SolverChain(SolverOptions.standard().withMilliseconds(60_000), NamedConstants.vocabulary()), 16);

    private Check() {
    }

    /** The carriers that this JVM has. */
    static List<Settings.Carriers> carriers() {
        List<Settings.Carriers> carriers = new ArrayList<>();
        if (Runtime.version().feature() >= 21) {
            carriers.add(Settings.Carriers.CONTINUATIONS);
        }
        carriers.add(Settings.Carriers.PLATFORM);
        return carriers;
    }

    static Result run(Corpus corpus, CorpusProgram program, Settings.Carriers carrier) throws Exception {
        Program body = corpus.body(program);
        Exploration exploration = exploration(program);
        Settings settings = settings(program, exploration).withCarriers(carrier);
        Result result = new Explorer(new JvmExecutor(body, settings), exploration, Progress.NONE).explore();
        String story = story(result);
        assertEquals(program.option("verdict", ""), result.verdict().id(), story);
        if (program.options().containsKey("executions")) {
            assertEquals(Long.parseLong(program.option("executions", "")), result.executions(), "executions; " + story);
        }
        if (program.options().containsKey("most")) {
            assertTrue(result.executions() <= Long.parseLong(program.option("most", "")), "executions; " + story);
        }
        if (program.options().containsKey("inputs")) {
            assertEquals(program.option("inputs", ""), result.discoveries().get(0).trace().inputs().toString(), story);
        }
        if (program.options().containsKey("pairs")) {
            assertEquals(program.option("pairs", ""), pairs(result), story);
        }
        checkFindings(program, result, story);
        for (Discovery discovery : result.discoveries()) {
            for (Settings.Carriers other : carriers()) {
                Trace again = Replay.of(new JvmExecutor(body, settings.withCarriers(other)), Witnesses.of(discovery, Job.of(program.toString(), OptionValues.NONE))).trace();
                assertTrue(again.findings().stream().anyMatch(finding -> finding.signature().equals(discovery.finding().signature())),
                        () -> discovery.finding().message() + " does not replay on " + other + ", where there is " + again.findings());
            }
        }
        return result;
    }

    private static Settings settings(CorpusProgram program, Exploration exploration) {
        return Settings.defaults()
                .withSpurious(program.options().containsKey("spurious"))
                .withTimeLimits(timeLimits(program))
                .withJdk(new Settings.Jdk(program.options().containsKey("trusted"), Set.of()))
                .withRaces(!program.option("races", "on").equals("off"))
                .withProcessors(Integer.parseInt(program.option("processors", "3")))
                .withStuckSeconds(Integer.parseInt(program.option("stuck", "60")))
                .withSteps(Long.parseLong(program.option("steps", "20000")))
                .withOwn(Own.of(program.options().containsKey("own") ? List.of(program.option("own", "")) : List.of()))
                .withStopAtFailure(exploration.stopAtFirst());
    }

    private static Settings.TimeLimits timeLimits(CorpusProgram program) {
        return program.options().containsKey("patient") ? Settings.TimeLimits.PATIENT : program.options().containsKey("early") ? Settings.TimeLimits.EARLY : Settings.TimeLimits.ANY;
    }

    private static Exploration exploration(CorpusProgram program) {
        return Exploration.of(search(program)).withSeconds(300)
                .withExecutions(Long.parseLong(program.option("budget", "200000")))
                .withStopAtFirst(!program.options().containsKey("all") && !program.options().containsKey("executions"));
    }

    private static Search search(CorpusProgram program) {
        return switch (program.option("search", "dfs")) {
            case "dpor" -> Dpor.optimal(Flipping.by(SOLVER));
            case "auto" -> Search.auto(Dpor.optimal(Flipping.by(SOLVER)), Dpor.contextBound(-1, Flipping.by(SOLVER)), Long.parseLong(program.option("budget", "200000")), 0,
                    Flipping.by(SOLVER));
            case "random" -> Search.random(0);
            case "pct" -> Search.pct(3, 0);
            default -> Search.DFS;
        };
    }

    private static void checkFindings(CorpusProgram program, Result result, String story) {
        Set<String> unmet = new TreeSet<>(program.expected());
        for (Discovery discovery : result.discoveries()) {
            Finding finding = discovery.finding();
            boolean expected = finding.points().isEmpty() && program.option("finds", "").equals(finding.kind().id());
            for (CodePoint point : finding.points()) {
                String tag = finding.kind().id() + "@" + point.line();
                expected |= program.expected().contains(tag) || program.option("finds", "").contains(finding.kind().id());
                unmet.remove(tag);
            }
            assertTrue(expected, () -> "unexpected: " + finding + "\n" + story);
        }
        assertTrue(unmet.isEmpty(), () -> "not found: " + unmet + "\n" + story);
    }

    /** The lines of findings that are about two of them. */
    private static String pairs(Result result) {
        Set<String> pairs = new TreeSet<>();
        for (Discovery discovery : result.discoveries()) {
            List<CodePoint> points = discovery.finding().points();
            if (points.size() == 2) {
                int one = points.get(0).line();
                int other = points.get(1).line();
                pairs.add(Math.min(one, other) + "/" + Math.max(one, other));
            }
        }
        return String.join(" ", pairs);
    }

    private static String story(Result result) {
        StringBuilder text = new StringBuilder(result.verdict() + ", " + result.executions() + " executions, " + result.cut() + " cut, lens "
                + result.lens() + (result.notes().isEmpty() ? "" : ", " + result.notes()));
        for (Discovery discovery : result.discoveries()) {
            Finding finding = discovery.finding();
            text.append("\n  ").append(finding.kind().id()).append(": ").append(finding.message())
                    .append(' ').append(finding.points().stream().map(CodePoint::shortForm).toList()).append(' ').append(finding.details());
            if (finding.throwable() != null) {
                text.append("\n    ").append(finding.throwable().replace("\n", "\n    "));
            }
        }
        if (Boolean.getBoolean("heddle.traces")) {
            for (Discovery discovery : result.discoveries()) {
                Trace trace = discovery.trace();
                text.append("\n").append(discovery.finding().message());
                for (Event event : trace.events()) {
                    text.append(String.format("%n  %-20s %-60s %-20s %s", trace.nameOf(event.thread()), event.describe(), event.value(),
                            event.stack().isEmpty() ? "" : event.stack().get(0)));
                }
            }
        }
        return text.toString();
    }
}
