package dev.heddle.embed;

import dev.heddle.Explored;
import dev.heddle.Races;
import dev.heddle.engine.BugReport;
import dev.heddle.engine.Catalogue;
import dev.heddle.engine.JvmExecutor;
import dev.heddle.engine.Looks;
import dev.heddle.engine.Witnesses;
import dev.heddle.explore.Deadline;
import dev.heddle.explore.Discovery;
import dev.heddle.explore.look.Replay;
import dev.heddle.explore.loop.Exploration;
import dev.heddle.explore.loop.Explorer;
import dev.heddle.explore.loop.Progress;
import dev.heddle.explore.result.Result;
import dev.heddle.model.Finding;
import dev.heddle.model.Job;
import dev.heddle.model.Option;
import dev.heddle.model.OptionValues;
import dev.heddle.model.RunOutcome;
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
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.regex.Pattern;

/** The exploration of one piece of code in the JVM that it belongs to. */
public final class EmbeddedExploration {

    /** There is one scheduler in a JVM, so there is one exploration at a time. */
    private static final ReentrantLock ONE = new ReentrantLock();

    /** Below the program's own frames there are only those of what runs it. */
    private static final Pattern OURS = Pattern.compile("dev\\.heddle\\.(?:embed|engine|junit|scheduler)\\.");

    private final String subject;
    private final Class<?> type;
    private final Job job;
    private final Configuration configuration;
    private final Catalogue catalogue;
    private final Exploration exploration;
    private final Program program;
    private final Function<String, String> replayCommand;

    /**
     * @param subject what a report calls the code
     * @param type where it begins
     * @param identity what a witness calls it
     * @param replayCommand what to type to replay the witness in a file
     */
    public EmbeddedExploration(String subject, Class<?> type, String identity, Configuration configuration, Program program, Function<String, String> replayCommand) {
        if (Control.owner() != null) {
            throw new IllegalStateException("an exploration cannot begin inside of an execution that is being explored");
        }
        this.subject = subject;
        this.type = type;
        this.job = Job.of(identity, configuration.options());
        this.configuration = configuration;
        this.catalogue = new Catalogue(job.options(), SharedSolver.INSTANCE, Option::id);
        try {
            this.exploration = catalogue.exploration();
        } catch (IllegalArgumentException e) {
            throw Configuration.wrong(e);
        }
        this.program = new Embedded(program);
        this.replayCommand = replayCommand;
    }

    /** Explores; if there are {@code witnesses} from before, these executions come first, and what is found is kept with them. */
    public Explored explore(Optional<WitnessFolder> witnesses) {
        ONE.lock();
        try {
            List<String> remarks = new ArrayList<>();
            for (WitnessFolder.Saved saved : witnesses.map(WitnessFolder::saved).orElse(List.of())) {
                if (!saved.witness().job().program().equals(job.program())) {
                    continue;
                }
                Explored still = again(saved, job.options(), remarks);
                if (isFound(still)) {
                    return still;
                }
            }
            JvmExecutor executor = executor(job.options());
            Looks looks = new Looks(job.options(), executor, () -> executor(job.options().with(Option.TIME_LIMITS, "early")));
            Result result = bugReport(witnesses).about(looks.explore(exploration, Progress.NONE, Deadline.in(exploration.seconds()),
                    until -> new Explorer(executor, exploration, Progress.NONE).explore(until)).withSolving(catalogue.flipping().solver().solving()));
            List<Witness> found = result.discoveries().stream().map(each -> Witnesses.of(each, job)).toList();
            List<String> files = witnesses.isPresent() ? witnesses.get().save(found, remarks) : List.of();
            return explored(executor, result, job.options().text(Option.STRATEGY), found, files, remarks);
        } finally {
            ONE.unlock();
        }
    }

    private BugReport bugReport(Optional<WitnessFolder> witnesses) {
        return new BugReport(witnesses.map(WitnessFolder::folder).orElseGet(() -> Path.of(System.getProperty("java.io.tmpdir"))), subject, job);
    }

    private JvmExecutor executor(OptionValues options) {
        Settings settings = Settings.of(options);
        return new JvmExecutor(program, settings.withOwn(settings.own().beside(type)));
    }

    /**
     * Runs the execution of one witness. Threads are JVM threads of their own and may stand still for as long as they like, so that a
     * debugger shows them as it always does.
     */
    public Explored replay(Path file) {
        ONE.lock();
        try {
            WitnessFolder.Saved saved = WitnessFolder.read(file);
            String identity = saved.witness().job().program();
            if (!identity.equals(job.program())) {
                throw new IllegalArgumentException(file + " is a witness of '" + identity + "', not of '" + job.program() + "'");
            }
            List<String> remarks = new ArrayList<>();
            OptionValues patient = job.options().with(Option.CARRIERS, "platform").with(Option.STUCK, Integer.MAX_VALUE);
            return again(saved, patient, remarks);
        } finally {
            ONE.unlock();
        }
    }

    /**
     * Runs the execution of a witness again; with a remark if it does not show the same any more. The first execution in a JVM can take another
     * way where libraries fill their caches, so it gets a second try.
     */
    private Explored again(WitnessFolder.Saved saved, OptionValues options, List<String> remarks) {
        Explored first = once(saved, options, new ArrayList<>());
        if (isFound(first)) {
            return first;
        }
        new Explorer(executor(options), exploration, Progress.NONE).examine(Deadline.never());
        return once(saved, options, remarks);
    }

    /** True if the execution of a witness goes wrong, and that counts. */
    private static boolean isFound(Explored explored) {
        return !explored.findings().isEmpty() && explored.failed();
    }

    private Explored once(WitnessFolder.Saved saved, OptionValues options, List<String> remarks) {
        Witness witness = saved.witness();
        JvmExecutor executor = executor(options.with(witness.job().options()));
        Replay replay = Replay.of(executor, witness);
        if (!replay.isSame()) {
            remarks.add(replay.trace().outcome() instanceof RunOutcome.Diverged
                    ? "the witness " + saved.file() + " does not fit any more: the code takes another way than when '" + witness.message() + "' was found"
                    : "'" + witness.message() + "' does not happen any more when " + saved.file() + " is replayed");
        }
        boolean found = replay.discovery().isPresent();
        return explored(executor, replay.result(), found ? "replay of a saved witness" : "replay", found ? List.of(witness) : List.of(), found ? List.of(saved.file().toString()) : List.of(), remarks);
    }

    private Explored explored(JvmExecutor executor, Result result, String strategy, List<Witness> witnesses, List<String> files, List<String> remarks) {
        List<String> notes = new ArrayList<>(result.notes());
        notes.addAll(remarks);
        Races races = configuration.races();
        ConsoleReport report = new ConsoleReport(ReportContext.of(subject, strategy, result.withNotes(notes)).withWitnesses(files)
                .withRaces(races != Races.OFF, races == Races.FAIL).withReplay(replayCommand));
        List<Explored.Found> findings = new ArrayList<>();
        for (int i = 0; i < result.discoveries().size(); i++) {
            Finding finding = result.discoveries().get(i).finding();
            findings.add(new Explored.Found(finding.kind().id(), finding.message(), i == 0 ? thrown(executor, result, witnesses) : null, witnesses.get(i).toString()));
        }
        return new Explored(Explored.Verdict.valueOf(result.verdict().id()), isFailure(result), result.executions(), findings, report.print(),
                report.summary(), notes);
    }

    /** What the program threw in the first of the executions found. */
    private static Throwable thrown(JvmExecutor executor, Result result, List<Witness> witnesses) {
        Discovery first = result.discoveries().get(0);
        if (first.finding().throwable() == null) {
            return null;
        }
        if (first.replays() > 1) {
            Replay.of(executor, witnesses.get(0));
        }
        Throwable thrown = executor.thrown().orElse(null);
        if (thrown != null) {
            thrown.setStackTrace(Arrays.stream(thrown.getStackTrace()).takeWhile(frame -> !OURS.matcher(frame.getClassName()).lookingAt())
                    .toArray(StackTraceElement[]::new));
        }
        return thrown;
    }

    private boolean isFailure(Result result) {
        return result.verdict() instanceof Verdict.Unsupported || result.failed(configuration.races() == Races.FAIL)
                || job.options().isOn(Option.REQUIRE_EXHAUSTIVE) && !(result.verdict() instanceof Verdict.Verified);
    }
}
