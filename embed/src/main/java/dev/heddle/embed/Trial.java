package dev.heddle.embed;

import dev.heddle.Explored;
import dev.heddle.Races;
import dev.heddle.explore.Discovery;
import dev.heddle.explore.Exploration;
import dev.heddle.explore.Explorer;
import dev.heddle.explore.Progress;
import dev.heddle.explore.Result;
import dev.heddle.model.Finding;
import dev.heddle.model.Limit;
import dev.heddle.model.Outcome;
import dev.heddle.model.Trace;
import dev.heddle.model.Verdict;
import dev.heddle.model.Witness;
import dev.heddle.report.ConsoleReport;
import dev.heddle.report.ReportContext;
import dev.heddle.runtime.Control;
import dev.heddle.scheduler.Program;
import dev.heddle.scheduler.Settings;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.regex.Pattern;

/** The exploration of one piece of code in the JVM that it belongs to. */
public final class Trial {

    /** There is one scheduler in a JVM, so there is one exploration at a time. */
    private static final ReentrantLock ONE = new ReentrantLock();

    /** Below the program's own frames there are only those of what runs it. */
    private static final Pattern OURS = Pattern.compile("dev\\.heddle\\.(?:embed|junit|scheduler)\\.");

    private final String subject;
    private final String identity;
    private final Configuration configuration;
    private final Exploration exploration;
    private final Program program;
    private final Function<String, String> replayCommand;

    /**
     * @param subject what a report calls the code
     * @param identity what a witness calls it
     * @param replayCommand what to type to replay the witness in a file
     */
    public Trial(String subject, String identity, Configuration configuration, Program program, Function<String, String> replayCommand) {
        if (Control.owner() != null) {
            throw new IllegalStateException("an exploration cannot begin inside of an execution that is being explored");
        }
        this.subject = subject;
        this.identity = identity;
        this.configuration = configuration;
        this.exploration = configuration.exploration();
        this.program = new Embedded(program);
        this.replayCommand = replayCommand;
    }

    /** Explores; if there are {@code witnesses} from before, these executions come first, and what is found is kept with them. */
    public Explored explore(Optional<WitnessFolder> witnesses) {
        ONE.lock();
        try {
            List<String> remarks = new ArrayList<>();
            for (WitnessFolder.Saved saved : witnesses.map(WitnessFolder::saved).orElse(List.of())) {
                if (!saved.witness().program().equals(identity)) {
                    continue;
                }
                Optional<Explored> still = again(saved, exploration.settings(), remarks);
                if (still.isPresent()) {
                    return still.get();
                }
            }
            Explorer explorer = new Explorer(program, exploration, Progress.NONE);
            Result result = SharedSolver.INSTANCE.report(explorer.explore());
            List<Witness> found = result.discoveries().stream()
                    .map(each -> each.witness(identity, List.of(), "", exploration.settings(), result.lens())).toList();
            List<String> files = witnesses.isPresent() ? witnesses.get().save(found, remarks) : List.of();
            return explored(explorer, result, configuration.strategy(), found, files, remarks);
        } finally {
            ONE.unlock();
        }
    }

    /**
     * Runs the execution of one witness. Threads are JVM threads of their own and may stand still for as long as they like, so that a
     * debugger shows them as it always does.
     */
    public Explored replay(Path file) {
        ONE.lock();
        try {
            WitnessFolder.Saved saved = WitnessFolder.read(file);
            if (!saved.witness().program().equals(identity)) {
                throw new IllegalArgumentException(file + " is a witness of '" + saved.witness().program() + "', not of '" + identity + "'");
            }
            List<String> remarks = new ArrayList<>();
            Settings patient = exploration.settings().withCarriers(Settings.Carriers.PLATFORM).withStuckSeconds(Integer.MAX_VALUE);
            Result nothing = new Result(new Verdict.BudgetSpent(Limit.EXECUTIONS), "", 1, 1, 0, 0, 0, List.of(), List.of(), List.of());
            return again(saved, patient, remarks).orElseGet(() -> explored(null, nothing, "replay", List.of(), List.of(), remarks));
        } finally {
            ONE.unlock();
        }
    }

    /**
     * Runs the execution of a witness again; empty, with a remark, if it does not fail any more. The first execution in a JVM can take another
     * way where libraries fill their caches, so it gets a second try.
     */
    private Optional<Explored> again(WitnessFolder.Saved saved, Settings settings, List<String> remarks) {
        Optional<Explored> first = once(saved, settings, new ArrayList<>());
        if (first.isPresent()) {
            return first;
        }
        new Explorer(program, exploration.withSeconds(0).withSettings(settings), Progress.NONE).examine();
        return once(saved, settings, remarks);
    }

    private Optional<Explored> once(WitnessFolder.Saved saved, Settings settings, List<String> remarks) {
        Witness witness = saved.witness();
        Explorer explorer = new Explorer(program, exploration.withSeconds(0).withSettings(settings.of(witness.settings())), Progress.NONE);
        long start = System.nanoTime();
        Trace trace = explorer.replay(witness.schedule().decisions(), witness.inputs(), witness.lens());
        Optional<Finding> same = trace.findings().stream().filter(finding -> finding.kind().id().equals(witness.finding()))
                .min(Comparator.comparing(finding -> !finding.message().equals(witness.message())));
        if (same.isEmpty()) {
            remarks.add(trace.outcome() instanceof Outcome.Diverged
                    ? "the witness " + saved.file() + " does not fit any more: the code takes another way than when '" + witness.message() + "' was found"
                    : "'" + witness.message() + "' does not happen any more when " + saved.file() + " is replayed");
            return Optional.empty();
        }
        Result result = new Result(new Verdict.Found(), "", 1, 1, trace.steps(), 0, (System.nanoTime() - start) / 1e9,
                List.of(new Discovery(same.get(), trace, 1, 1)), witness.lens(), List.of());
        Explored explored = explored(explorer, result, "replay of a saved witness", List.of(witness), List.of(saved.file().toString()), remarks);
        return explored.failed() ? Optional.of(explored) : Optional.empty();
    }

    private Explored explored(Explorer explorer, Result result, String strategy, List<Witness> witnesses, List<String> files, List<String> remarks) {
        List<String> notes = new ArrayList<>(result.notes());
        notes.addAll(remarks);
        Result told = new Result(result.verdict(), result.search(), result.executions(), result.runs(), result.steps(), result.cut(),
                result.seconds(), result.discoveries(), result.lens(), notes, result.solving());
        ConsoleReport report = new ConsoleReport(ReportContext.of(subject, strategy, told).withWitnesses(files)
                .withRaces(exploration.settings().races(), configuration.races() == Races.FAIL).withReplay(replayCommand));
        List<Explored.Found> findings = new ArrayList<>();
        for (int i = 0; i < result.discoveries().size(); i++) {
            Finding finding = result.discoveries().get(i).finding();
            findings.add(new Explored.Found(finding.kind().id(), finding.message(), i == 0 ? thrown(explorer, result) : null, witnesses.get(i).toString()));
        }
        return new Explored(Explored.Verdict.valueOf(result.verdict().id()), isFailure(result), result.executions(), findings, report.print(),
                report.summary(), notes);
    }

    /** What the program threw in the first of the executions found. */
    private static Throwable thrown(Explorer explorer, Result result) {
        Discovery first = result.discoveries().get(0);
        if (first.finding().throwable() == null) {
            return null;
        }
        if (first.replays() > 1) {
            explorer.replay(first.trace().schedule().decisions(), first.trace().inputs(), result.lens());
        }
        Throwable thrown = explorer.thrown().orElse(null);
        if (thrown != null) {
            thrown.setStackTrace(Arrays.stream(thrown.getStackTrace()).takeWhile(frame -> !OURS.matcher(frame.getClassName()).lookingAt())
                    .toArray(StackTraceElement[]::new));
        }
        return thrown;
    }

    private boolean isFailure(Result result) {
        boolean racesFail = configuration.races() == Races.FAIL;
        return result.verdict() instanceof Verdict.Unsupported
                || result.discoveries().stream().anyMatch(each -> racesFail || each.finding().kind() != Finding.Kind.DATA_RACE)
                || configuration.isExhaustiveRequired() && !(result.verdict() instanceof Verdict.Verified);
    }
}
