package dev.heddle.explore;

import dev.heddle.agent.Agent;
import dev.heddle.agent.Failures;
import dev.heddle.model.CutReason;
import dev.heddle.model.Decision;
import dev.heddle.model.Event;
import dev.heddle.model.Finding;
import dev.heddle.model.Limit;
import dev.heddle.model.Outcome;
import dev.heddle.model.Schedule;
import dev.heddle.model.Strategy;
import dev.heddle.model.Trace;
import dev.heddle.model.Verdict;
import dev.heddle.scheduler.Program;
import dev.heddle.scheduler.host.Host;
import dev.heddle.term.Valuation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The loop: takes a plan from the frontier, runs it, looks at what happened, and asks for the next, until the question
 * is answered or a budget is spent.
 */
public final class Explorer {

    private static final long STACK_SIZE = 16L << 20;
    private static final int REPLAYS = 3;

    private final Exploration exploration;
    private final Program program;
    /** Another one once the program is known to have inputs. */
    private volatile Host host;
    private final Progress progress;

    /** Findings as they were seen first, without details. */
    private final Set<String> confirmed = new HashSet<>();
    private final Set<String> seen = new HashSet<>();
    private final List<Discovery> discoveries = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    /** The version of the lens under which the frontier's executions were run. */
    private int learnt;
    private long started;
    private long executions;
    private long runs;
    private long steps;
    private long cut;
    /** How many executions were drawn at random, and how many of these were cut. */
    private long samples;
    private long cutSamples;
    /** How many executions the search had run when it had to begin anew. */
    private long earlier;
    private Frontier frontier;
    /** Where an execution was last given up because the program is not meant for its inputs, or null. */
    private String assumed;
    private boolean hasInputs;

    public Explorer(Program program, Exploration exploration, Progress progress) {
        Agent.install();
        this.exploration = exploration;
        this.progress = progress;
        this.program = program;
        this.host = new Host(program, exploration.settings());
        host.setStopAtFailure(exploration.stopAtFirst());
    }

    /** Explores; returns when there is a verdict. */
    public Result explore() {
        return onOwnThread(this::search);
    }

    /**
     * Runs what {@code frontier} asks for, up to a number of executions, and says what came of it without confirming
     * anything. Ends early when something is learnt: then what was run counts for nothing.
     */
    public Batch run(Frontier frontier, long most, List<String> lens) {
        lens.forEach(host.lens()::accept);
        return onOwnThread(guard -> batch(frontier, most, guard));
    }

    private Batch batch(Frontier frontier, long most, Guard guard) {
        learnt = host.lens().version();
        long begun = steps;
        long cutBefore = cut;
        long count = 0;
        List<Schedule> failing = new ArrayList<>();
        String unsupported = null;
        while (count < most && unsupported == null && host.lens().version() == learnt && !guard.isTimeUp()) {
            Optional<Plan> plan = frontier.next();
            if (plan.isEmpty()) {
                break;
            }
            Trace trace = run(plan.get(), Host.Recording.EVENTS);
            count++;
            if (trace.outcome() instanceof Outcome.Unsupported what) {
                unsupported = what.what();
            } else if (trace.outcome() instanceof Outcome.Diverged diverged) {
                unsupported = "an execution did not follow its schedule: " + diverged.how();
            } else if (trace.outcome() instanceof Outcome.Cut) {
                cut++;
            }
            if (host.inputsWanted()) {
                unsupported = "under some schedules the program asks for inputs, which only a search without --jobs and --checkpoint follows";
            }
            if (trace.findings().stream().anyMatch(finding -> confirmed.add(key(finding)))) {
                failing.add(trace.schedule());
            }
            frontier.update(trace);
        }
        return new Batch(count, steps - begun, cut - cutBefore, failing, host.lens().facts(), host.lens().version() != learnt,
                Optional.ofNullable(unsupported));
    }

    /** Makes sure that the program does the same when it is run in the same way; a verdict if it does not. */
    public Optional<Verdict> examine() {
        return onOwnThread(guard -> checkDeterminism());
    }

    /**
     * The result of executions that were run elsewhere, which began at {@code start}: confirms the failing ones.
     *
     * @param otherwise the verdict if there are none
     */
    public Result conclude(Verdict otherwise, Batch all, List<String> saidOfIt, long start) {
        return onOwnThread(guard -> {
            started = start;
            all.lens().forEach(host.lens()::accept);
            learnt = host.lens().version();
            confirmed.clear();
            executions = all.executions();
            steps += all.steps();
            cut = all.cut();
            notes.addAll(saidOfIt);
            for (Schedule schedule : all.failing()) {
                host.forgetRaces();
                Trace trace = run(new Plan(schedule.decisions(), Strategy::leaveRunning), Host.Recording.NOTHING);
                for (Finding finding : trace.findings()) {
                    Optional<Verdict> doubt = confirm(finding, trace);
                    if (doubt.isPresent()) {
                        return result(doubt.get());
                    }
                }
            }
            return result(verdictOr(otherwise));
        });
    }

    /** Runs one execution again, in detail; {@code lens} is what had been learnt when it was found. */
    public Trace replay(List<Decision> decisions, Valuation inputs, List<String> lens) {
        lens.forEach(host.lens()::accept);
        host.setStopAtFailure(true);
        return onOwnThread(guard -> run(new Plan(decisions, Strategy::leaveRunning, inputs), Host.Recording.DETAILS));
    }

    /** Runs one execution again, and looks for the nearest one without findings of this kind, for {@code seconds} at most. */
    public Contrast contrast(List<Decision> decisions, Valuation inputs, List<String> lens, Finding.Kind kind, long seconds) {
        lens.forEach(host.lens()::accept);
        host.setStopAtFailure(true);
        Function<Plan, Trace> run = plan -> {
            host.forgetRaces();
            return run(plan, Host.Recording.DETAILS);
        };
        return onOwnThread(guard -> Contrast.of(run.apply(new Plan(decisions, Strategy::leaveRunning, inputs)), kind, run, seconds * 1_000_000_000));
    }

    /** Goes as far as {@code decisions} lead, and says how things stand there. */
    public Walkthrough walk(List<Decision> decisions) {
        host.setStopAtFailure(true);
        return onOwnThread(guard -> {
            int known;
            Walkthrough walkthrough;
            do {
                known = host.lens().version();
                host.forgetRaces();
                Walkthrough.Scout scout = new Walkthrough.Scout();
                walkthrough = scout.at(run(new Plan(decisions, scout), Host.Recording.DETAILS));
            } while (host.lens().version() != known);
            return walkthrough;
        });
    }

    /** True if the program has been found to ask for inputs. */
    public boolean hasInputs() {
        return host.followsInputs();
    }

    /** What the program threw, and nobody caught, in the execution that was run last; empty if it did not. */
    public Optional<Throwable> thrown() {
        return Optional.ofNullable(host.thrown());
    }

    /** What executions have taught so far about which operations can interact. */
    public List<String> lens() {
        return host.lens().facts();
    }

    /** What is done on the explorer's thread. */
    private interface Job<T> {

        T run(Guard guard);
    }

    /** Continuations live on the stack of the thread that runs them, so it must be deep enough for any program. */
    private <T> T onOwnThread(Job<T> job) {
        Guard guard = new Guard(() -> host, exploration);
        List<T> result = new ArrayList<>(1);
        List<Throwable> failure = new ArrayList<>(1);
        Thread thread = new Thread(null, () -> {
            try {
                result.add(job.run(guard));
            } catch (Throwable thrown) {
                failure.add(thrown);
            } finally {
                host.giveBack();
            }
        }, "heddle-explorer", STACK_SIZE);
        thread.setDaemon(true);
        started = System.nanoTime();
        thread.start();
        guard.watch(thread);
        if (!failure.isEmpty()) {
            throw new InternalError(failure.get(0));
        }
        if (result.isEmpty()) {
            throw new StuckException(guard.stuckStack());
        }
        return result.get(0);
    }

    private Result search(Guard guard) {
        Optional<Verdict> early = checkDeterminism();
        if (early.isPresent()) {
            return result(early.get());
        }
        frontier = exploration.search().frontier().get();
        learnt = host.lens().version();
        while (true) {
            Optional<Plan> plan = frontier.next();
            if (plan.isEmpty()) {
                return host.inputsWanted() ? searchWithInputs(guard) : result(exhausted());
            }
            Trace trace = run(plan.get(), frontier.needsEvents() ? Host.Recording.EVENTS : Host.Recording.NOTHING);
            if (host.inputsWanted()) {
                return searchWithInputs(guard);
            }
            executions++;
            samples += plan.get().sampled() ? 1 : 0;
            if (trace.outcome() instanceof Outcome.Unsupported unsupported) {
                return result(new Verdict.Unsupported(unsupported.what()));
            }
            if (trace.outcome() instanceof Outcome.Diverged diverged && !(hasInputs && frontier.followsInputs())) {
                return result(new Verdict.Unsupported("an execution did not follow its schedule: " + diverged.how()));
            }
            if (trace.outcome() instanceof Outcome.AssumptionFailed where) {
                assumed = where.where();
                executions--;
            }
            hasInputs |= !trace.inputs().variables().isEmpty();
            if (trace.outcome() instanceof Outcome.Cut) {
                cut++;
                cutSamples += plan.get().sampled() ? 1 : 0;
                if (guard.isTimeUp()) {
                    return result(verdictOr(new Verdict.BudgetSpent(Limit.TIME)));
                }
            }
            for (Finding finding : trace.findings()) {
                Optional<Verdict> doubt = confirm(finding, trace);
                if (doubt.isPresent()) {
                    return result(doubt.get());
                }
            }
            if (exploration.stopAtFirst() && discoveries.stream().anyMatch(found -> found.finding().kind() != Finding.Kind.DATA_RACE)) {
                return result(new Verdict.Found());
            }
            frontier.update(trace);
            if (host.lens().version() != learnt && frontier.remembers()) {
                // Executions have more decisions now than those that were run; what they were is no longer all there is.
                learnt = host.lens().version();
                frontier = exploration.search().frontier().get();
                forgetCounts();
            }
            if (earlier + executions >= exploration.executions()) {
                return result(frontier.next().isPresent() ? verdictOr(new Verdict.BudgetSpent(Limit.EXECUTIONS)) : exhausted());
            }
            if (guard.isTimeUp()) {
                return result(verdictOr(new Verdict.BudgetSpent(Limit.TIME)));
            }
            if ((executions & 255) == 0 && frontier.remembered() > exploration.remembered()) {
                return result(verdictOr(new Verdict.BudgetSpent(Limit.MEMORY)));
            }
            if ((executions & 255) == 0) {
                progress.update(earlier + executions, seconds());
            }
        }
    }

    /** Begins anew: only under some schedules does the program ask for inputs, and what was run so far says nothing about others than the simplest. */
    private Result searchWithInputs(Guard guard) {
        followInputs();
        confirmed.clear();
        seen.clear();
        discoveries.clear();
        forgetCounts();
        return search(guard);
    }

    /** What was run so far counts for nothing but the budget. */
    private void forgetCounts() {
        earlier += executions;
        executions = 0;
        cut = 0;
        samples = 0;
        cutSamples = 0;
    }

    private Trace run(Plan plan, Host.Recording recording) {
        runs++;
        Trace trace = host.run(plan.prefix(), plan.suffix(), recording, plan.inputs());
        steps += trace.steps();
        return trace;
    }

    private Verdict exhausted() {
        if (cut > cutSamples) {
            return verdictOr(new Verdict.BudgetSpent(Limit.STEPS));
        }
        if (executions == 0 && assumed != null && frontier.isExhaustive()) {
            return new Verdict.Unsupported("no inputs satisfy what the program assumes (" + assumed + ")");
        }
        if (hasInputs && frontier.isExhaustive() && !frontier.followsInputs()) {
            return verdictOr(new Verdict.BudgetSpent(Limit.INPUTS));
        }
        if (host.inputsWatched() && frontier.isExhaustive()) {
            return verdictOr(new Verdict.BudgetSpent(Limit.INVARIANTS));
        }
        return verdictOr(frontier.isExhaustive() ? new Verdict.Verified() : new Verdict.BudgetSpent(frontier.limit()));
    }

    private Verdict verdictOr(Verdict otherwise) {
        // Classes are loaded when they are needed, perhaps in a late execution.
        return discoveries.isEmpty() ? uninstrumented().orElse(otherwise) : new Verdict.Found();
    }

    /** If what a class does stays unseen, that nothing can be said. */
    private static Optional<Verdict> uninstrumented() {
        return Failures.all().stream().findFirst().map(failure -> new Verdict.Unsupported(
                "the class " + failure.className().replace('/', '.') + " could not be instrumented: " + failure.reason()));
    }

    /** Runs the program twice in the same way; a difference means that something in it escapes control. */
    private Optional<Verdict> checkDeterminism() {
        Plan plan = new Plan(List.of(), Strategy::leaveRunning);
        Trace first;
        Trace second;
        do {
            learnt = host.lens().version();
            first = run(plan, Host.Recording.NAMES);
            host.forgetRaces();
            if (host.inputsWanted()) {
                followInputs();
                return checkDeterminism();
            }
            second = run(plan, Host.Recording.NAMES);
        } while (host.lens().version() != learnt);
        host.forgetRaces();
        Optional<Verdict> blind = uninstrumented();
        return blind.isPresent() ? blind : difference(first, second).map(text -> new Verdict.Unsupported("the program is not repeatable: " + text));
    }

    /** The program has inputs: from now on it is run such that they are followed, which takes longer. */
    private void followInputs() {
        Program following = program.followingInputs();
        if (!following.followsInputs()) {
            throw new IllegalStateException("the program asks for inputs, but what depends on them cannot be followed");
        }
        host = new Host(following, exploration.settings());
        host.setStopAtFailure(exploration.stopAtFirst());
    }

    private static Optional<String> difference(Trace first, Trace second) {
        int common = Math.min(first.events().size(), second.events().size());
        for (int i = 0; i < common; i++) {
            Event one = first.events().get(i);
            Event other = second.events().get(i);
            if (!describe(first, one).equals(describe(second, other))) {
                return Optional.of("where one run does '" + describe(first, one) + "', the next does '" + describe(second, other) + "'");
            }
        }
        if (first.events().size() != second.events().size()) {
            Trace longer = first.events().size() > common ? first : second;
            return Optional.of("one run ends where another goes on with '" + describe(longer, longer.events().get(common)) + "'");
        }
        return Optional.empty();
    }

    private static String describe(Trace trace, Event event) {
        String where = event.codePoint() == null ? "" : " at " + event.codePoint().shortForm();
        return trace.nameOf(event.thread()) + ": " + event.describe() + where;
    }

    /** Replays a finding before it counts. Returns a verdict if it cannot be replayed. */
    private Optional<Verdict> confirm(Finding finding, Trace trace) {
        String key = key(finding);
        if (!confirmed.add(key)) {
            return Optional.empty();
        }
        Trace simplest = minimized(finding, trace);
        Plan plan = new Plan(simplest.schedule().decisions(), Strategy::leaveRunning, simplest.inputs());
        Trace recorded = null;
        Finding detailed = null;
        for (int i = 0; i < REPLAYS; i++) {
            Trace replayed = replay(plan, i == 0 ? Host.Recording.DETAILS : Host.Recording.NOTHING);
            // The details of a finding may move it from library code to the program's; of several alike, take a new one.
            Optional<Finding> again = replayed.findings().stream()
                    .filter(each -> each.kind() == finding.kind() && each.message().equals(finding.message()))
                    .min(Comparator.comparing(each -> seen.contains(each.signature())));
            if (again.isEmpty() && host.lens().version() != learnt) {
                // The schedule is one of executions with fewer decisions; now that more is known, it will be found again.
                confirmed.remove(key);
                return Optional.empty();
            }
            if (again.isEmpty()) {
                return Optional.of(new Verdict.Unsupported("'" + finding.message() + "' was seen, but not when the same schedule was run again"));
            }
            if (i == 0) {
                recorded = replayed;
                detailed = again.get();
            }
        }
        if (seen.add(detailed.signature())) {
            discoveries.add(new Discovery(detailed, recorded, earlier + executions, REPLAYS));
        }
        return Optional.empty();
    }

    /** Runs it to its end, even if the time is up meanwhile. */
    private Trace replay(Plan plan, Host.Recording recording) {
        host.forgetRaces();
        Trace trace = run(plan, recording);
        if (trace.outcome() instanceof Outcome.Cut cut && cut.reason() == CutReason.TIME) {
            host.forgetRaces();
            return run(plan, recording);
        }
        return trace;
    }

    /** Findings with the same key are taken for the same before it is known exactly where they happened. */
    private static String key(Finding finding) {
        return finding.signature() + (finding.throwable() == null ? finding.message() : "");
    }

    /** The simplest execution found that fails in the same way. */
    private Trace minimized(Finding finding, Trace trace) {
        long seconds = exploration.minimizing().seconds();
        if (seconds == 0 || finding.kind() == Finding.Kind.STUCK) {
            return trace;
        }
        Minimizer minimizer = new Minimizer(plan -> {
            host.forgetRaces();
            return run(plan, Host.Recording.EVENTS);
        }, other -> other.findings().stream().anyMatch(each -> isSame(finding, each)), seconds * 1_000_000_000);
        host.forgetRaces();
        Trace known = run(new Plan(trace.schedule().decisions(), Strategy::leaveRunning, trace.inputs()), Host.Recording.EVENTS);
        if (known.findings().stream().noneMatch(each -> isSame(finding, each))) {
            return trace;
        }
        Trace simplest = minimizer.minimize(known, exploration.minimizing().search());
        return host.lens().version() == learnt ? simplest : trace;
    }

    private static boolean isSame(Finding one, Finding other) {
        return one.kind() == other.kind() && one.message().equals(other.message()) && one.signature().equals(other.signature());
    }

    private double seconds() {
        return (System.nanoTime() - started) / 1e9;
    }

    private Result result(Verdict verdict) {
        if (host.inputsWatched()) {
            notes.add("an invariant looks at something that depends on inputs; it was checked only for those that were tried for other reasons");
        }
        if (host.pinned() != null) {
            notes.add("continuations were given up for platform threads: " + host.pinned());
        }
        if (frontier != null) {
            notes.addAll(frontier.notes());
        }
        String search = frontier instanceof SelfDescribing describing ? describing.describe() : "";
        long counted = verdict instanceof Verdict.Verified ? executions - samples : executions;
        return new Result(verdict, search, counted, runs, steps, cut, seconds(), mostTellingFirst(), host.lens().facts(), List.copyOf(notes));
    }

    /** Failures before the data races that may be behind them; else in the order of discovery. */
    private List<Discovery> mostTellingFirst() {
        return discoveries.stream().sorted(Comparator.comparing(each -> each.finding().kind() == Finding.Kind.DATA_RACE)).toList();
    }
}
