package dev.heddle.engine;

import dev.heddle.agent.Agent;
import dev.heddle.agent.Failures;
import dev.heddle.explore.Assumption;
import dev.heddle.explore.Caveats;
import dev.heddle.explore.Deadline;
import dev.heddle.explore.Executor;
import dev.heddle.explore.Knowledge;
import dev.heddle.explore.Mishap;
import dev.heddle.explore.Mishaps;
import dev.heddle.explore.Plan;
import dev.heddle.explore.Premises;
import dev.heddle.model.Limit;
import dev.heddle.model.Option;
import dev.heddle.model.Recording;
import dev.heddle.model.RunOutcome;
import dev.heddle.model.Trace;
import dev.heddle.scheduler.host.Host;
import dev.heddle.scheduler.kernel.Patience;
import dev.heddle.scheduler.Program;
import dev.heddle.scheduler.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Runs executions of a program in this JVM, which the agent has put under control. */
public final class JvmExecutor implements Executor {

    /** Continuations live on the stack of the thread that runs them, so it must be deep enough for any program. */
    private static final long STACK_SIZE = 16L << 20;

    private final Program program;
    private final Settings settings;
    private final Known known = new Known();
    /** Another one once the program is known to have inputs. */
    private volatile Host host;

    public JvmExecutor(Program program, Settings settings) {
        Agent.install();
        this.program = program;
        this.settings = settings;
        this.host = new Host(program, settings);
    }

    @Override
    public Trace run(Plan plan, Recording recording) {
        boolean look = plan.purpose() == Plan.Purpose.LOOK;
        if (look) {
            host.forgetRaces();
        }
        Trace trace = host.run(plan.prefix(), plan.suffix(), recording, plan.inputs(), plan.steps());
        if (look) {
            // What was only looked at is still to be found.
            host.forgetRaces();
        }
        if (host.inputsWanted()) {
            followInputs();
            return trace.withOutcome(new RunOutcome.InputsWanted());
        }
        return trace;
    }

    /** From now on the program is run such that inputs are followed, which takes longer. */
    private void followInputs() {
        Program following = program.followingInputs();
        if (!following.followsInputs()) {
            throw new IllegalStateException("the program asks for inputs, but what depends on them cannot be followed");
        }
        known.before = known.version() + 1;
        host = new Host(following, settings);
    }

    @Override
    public <T> T call(Deadline deadline, Supplier<T> work) {
        List<T> result = new ArrayList<>(1);
        List<Throwable> failure = new ArrayList<>(1);
        Thread thread = new Thread(null, () -> {
            try {
                result.add(work.get());
            } catch (Throwable thrown) {
                failure.add(thrown);
            } finally {
                host.giveBack();
            }
        }, "heddle-explorer", STACK_SIZE);
        thread.setDaemon(true);
        thread.start();
        Watch watch = new Watch(() -> host, deadline, settings.stuckSeconds());
        watch.over(thread);
        if (!failure.isEmpty()) {
            throw new InternalError(failure.get(0));
        }
        if (watch.isLate()) {
            throw new Deadline.TimeUp();
        }
        if (result.isEmpty()) {
            throw new StuckException(watch.stuckStack());
        }
        return result.get(0);
    }

    @Override
    public Knowledge knowledge() {
        return known;
    }

    @Override
    public Caveats caveats() {
        List<String> notes = new ArrayList<>();
        if (host.inputsWatched()) {
            notes.add("an invariant looks at something that depends on inputs; it was checked only for those that were tried for other reasons");
        }
        if (host.pinned() != null) {
            notes.add("continuations were given up for platform threads: " + host.pinned());
        }
        String places = host.outside().stream().map(Object::toString).collect(Collectors.joining(", "));
        if (!places.isEmpty()) {
            notes.add("threads of the program meet where nobody sees it, so that not all that can happen was tried: " + places);
        }
        Optional<Limit> limit = host.inputsWatched() ? Optional.of(Limit.INVARIANTS) : places.isEmpty() ? Optional.empty() : Optional.of(Limit.OUTSIDE);
        Optional<String> unseen = Failures.silent().stream().findFirst().map(Failures.Failure::sentence);
        return new Caveats(unseen, limit, notes, newMishaps(), new Premises(assumption(), host.trusted()));
    }

    /** That time limits do not run out early; empty if there were none that were not let do so. */
    private Optional<Assumption> assumption() {
        if (!host.timing().isTrusted()) {
            return Optional.empty();
        }
        String which = settings.timeLimits() == Settings.TimeLimits.EARLY ? "time limits of " + Patience.text(settings.patience()) + " or more" + (host.timing().isPolled() ? ", and those of loops that look at the clock," : "") : "time limits";
        return Optional.of(new Assumption(which + " run out only when no thread can go on otherwise", host.timing().places(), Option.TIME_LIMITS.flag() + " any", hasShortWaits()));
    }

    /** True if time limits that may well run out early on a slow machine were not let do so. */
    public boolean hasShortWaits() {
        return host.timing().hasShortWaits();
    }

    /** The mistakes made in instrumenting classes that were not told before. */
    private Mishaps newMishaps() {
        Mishaps mishaps = Mishaps.NONE;
        for (Failures.Failure failure : Failures.untold()) {
            if (!failure.mistake().isEmpty()) {
                mishaps = mishaps.and(Mishaps.of(new Mishap("instrumenting the class " + failure.className().replace('/', '.'), "", failure.mistake())));
            }
        }
        return mishaps;
    }

    /** What the program threw, and nobody caught, in the execution that was run last; empty if it did not. */
    public Optional<Throwable> thrown() {
        return Optional.ofNullable(host.thrown());
    }

    /** The lens of the host, and whether inputs are followed. */
    private final class Known implements Knowledge {

        /** How often something was learnt before the program was known to have inputs, that included. */
        private int before;

        @Override
        public int version() {
            return before + host.lens().version();
        }

        @Override
        public List<String> facts() {
            List<String> facts = host.lens().facts();
            if (host.followsInputs()) {
                facts.add(INPUTS);
            }
            return facts;
        }

        @Override
        public void accept(List<String> facts) {
            if (facts.contains(INPUTS) && !host.followsInputs()) {
                followInputs();
            }
            Knowledge.forWitness(facts).forEach(host.lens()::accept);
        }
    }
}
