package dev.heddle.explore.loop;

import dev.heddle.explore.Caveats;
import dev.heddle.explore.Coverage;
import dev.heddle.explore.Deadline;
import dev.heddle.explore.Discovery;
import dev.heddle.explore.Executor;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Knowledge;
import dev.heddle.explore.Mishap;
import dev.heddle.explore.Plan;
import dev.heddle.explore.UncontrolledException;
import dev.heddle.explore.result.Conclusion;
import dev.heddle.explore.result.Part;
import dev.heddle.explore.result.Result;
import dev.heddle.explore.result.Stop;
import dev.heddle.explore.result.Tally;
import dev.heddle.explore.search.Search;
import dev.heddle.model.Limit;
import dev.heddle.model.Trace;
import dev.heddle.term.Valuation;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Explores a program: searches its executions for what is wrong with it, until the question is answered or a budget is spent. */
public final class Explorer {

    private final MishapBook mishaps = new MishapBook();
    private final CountingExecutor executor;
    private final Exploration exploration;
    private final Progress progress;
    private final Confirmation confirmation;
    private volatile Loop loop;

    public Explorer(Executor executor, Exploration exploration, Progress progress) {
        this(executor, exploration, progress, found -> {
        });
    }

    /** {@code news} is told of each discovery as soon as it is made. */
    public Explorer(Executor executor, Exploration exploration, Progress progress, Consumer<Discovery> news) {
        this.executor = new CountingExecutor(executor, mishaps);
        this.exploration = exploration;
        this.progress = progress;
        this.confirmation = new Confirmation(this.executor, exploration, mishaps, news);
    }

    /** Explores; returns when there is a verdict. */
    public Result explore() {
        return explore(Deadline.in(exploration.seconds()));
    }

    /** Explores until {@code deadline} at the latest; returns when there is a verdict. */
    public Result explore(Deadline deadline) {
        try {
            return executor.call(deadline, () -> search(deadline));
        } catch (Deadline.TimeUp up) {
            return result(new Stop.Spent(deadline.limit()), tally(), Coverage.ofSamples(""), deadline);
        } catch (RuntimeException failure) {
            return cutShort(failure, deadline);
        } catch (Error failure) {
            return Mishap.isOutOfMemory(failure) ? result(new Stop.Spent(Limit.HEAP), tally(), Coverage.ofSamples(""), deadline) : cutShort(failure, deadline);
        }
    }

    /** What has been found so far; any thread may ask. */
    public List<Discovery> discoveries() {
        return confirmation.discoveries();
    }

    private Tally tally() {
        return loop == null ? Tally.NONE : loop.tally();
    }

    /** What was found before executions could not go on; if that is nothing, there is nothing to tell but why they could not. */
    private <T extends Throwable> Result cutShort(T failure, Deadline deadline) throws T {
        if (confirmation.discoveries().isEmpty()) {
            throw failure;
        }
        if (!(failure instanceof UncontrolledException)) {
            mishaps.note(Mishap.of("exploring", "", failure));
        }
        return result(new Stop.Unsupported(String.valueOf(failure.getMessage())), Tally.NONE, Coverage.ofSamples(""), deadline);
    }

    /** Makes sure that the program does the same when it is run in the same way: if it does not, the part of the search that this is says so. */
    public Part examine(Deadline deadline) {
        Stop stop;
        try {
            stop = executor.call(deadline, () -> new Repeatability(executor).objection().<Stop>map(Stop.Unsupported::new).orElse(new Stop.Exhausted()));
        } catch (Deadline.TimeUp up) {
            stop = new Stop.Spent(deadline.limit());
        } catch (Error failure) {
            if (!Mishap.isOutOfMemory(failure)) {
                throw failure;
            }
            stop = new Stop.Spent(Limit.HEAP);
        }
        return new Part(stop, Tally.NONE, List.of(), executor.knowledge().facts(), caveats(), executor.runs(), executor.steps());
    }

    /**
     * Explores a part of a search: runs what {@code frontier} asks for, up to {@code most} executions. It ends early when something is learnt: then the
     * executions count for nothing.
     *
     * @param earlier how many executions the search has run before
     * @param facts what is known about the program
     */
    public Part explore(Frontier frontier, long most, long earlier, Deadline deadline, List<String> facts) {
        int known = confirmation.discoveries().size();
        long runs = executor.runs();
        long steps = executor.steps();
        return executor.call(deadline, () -> {
            executor.knowledge().accept(facts);
            Loop.Outturn outturn = loop(deadline).run(new Contained(frontier, List.of(), deadline, mishaps), most, earlier);
            return new Part(confirmation.doubt().orElse(outturn.stop()), outturn.tally(), confirmation.discoveries().subList(known, confirmation.discoveries().size()),
                    executor.knowledge().facts(), caveats(), executor.runs() - runs, executor.steps() - steps);
        });
    }

    private Loop loop(Deadline deadline) {
        loop = new Loop(executor, confirmation, exploration, deadline, progress);
        return loop;
    }

    private Result search(Deadline deadline) {
        Repeatability repeatability = new Repeatability(executor);
        Optional<String> objection = repeatability.objection();
        boolean followed = executor.followsInputs();
        long earlier = 0;
        while (objection.isEmpty() && !deadline.isUp()) {
            Contained frontier = new Contained(exploration.search().frontier().get(), List.of(Search.portfolio(0).frontier().get()), deadline, mishaps);
            Loop.Outturn outturn = loop(deadline).run(frontier, exploration.executions() - earlier, earlier);
            earlier += outturn.tally().executions();
            boolean spent = earlier >= exploration.executions();
            if (!(outturn.stop() instanceof Stop.Learnt) || spent) {
                Stop stop = outturn.stop() instanceof Stop.Learnt ? new Stop.Spent(Limit.EXECUTIONS) : outturn.stop();
                return outturn.tally().executions() == 0 && outturn.stop() instanceof Stop.Spent ? ofSeen(repeatability.seen(), frontier.coverage(), deadline, stop)
                        : result(stop, outturn.tally(), frontier.coverage(), deadline);
            }
            // Executions have more decisions now than those that were run; what they were is no longer all there is.
            if (executor.followsInputs() != followed) {
                followed = true;
                objection = repeatability.objection();
            }
        }
        if (objection.isPresent()) {
            return result(new Stop.Unsupported(objection.get()), Tally.NONE, Coverage.ofSamples(""), deadline);
        }
        return ofSeen(repeatability.seen(), Coverage.ofSamples(""), deadline, new Stop.Spent(deadline.limit()));
    }

    /** There was no time for a search; but something may have gone wrong already in {@code trace}, which is all that was run then. */
    private Result ofSeen(Trace trace, Coverage coverage, Deadline deadline, Stop otherwise) {
        Optional<Stop> found = confirmation.examine(trace, 1, executor.knowledge().version(), deadline);
        Tally tally = found.isPresent() ? Tally.NONE.with(Plan.look(List.of(), Valuation.EMPTY), trace) : Tally.NONE;
        return result(found.orElse(otherwise), tally, coverage, deadline);
    }

    private Caveats caveats() {
        return executor.caveats().and(mishaps.take());
    }

    private Result result(Stop stop, Tally tally, Coverage coverage, Deadline deadline) {
        return Result.of(new Conclusion(stop instanceof Stop.Unsupported ? stop : confirmation.doubt().orElse(stop), tally, coverage, caveats()), confirmation.discoveries(), Knowledge.forWitness(executor.knowledge().facts()),
                executor.runs(), executor.steps(), deadline.seconds(), exploration.leniency());
    }
}
