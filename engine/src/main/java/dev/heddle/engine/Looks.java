package dev.heddle.engine;

import dev.heddle.explore.Assumption;
import dev.heddle.explore.Deadline;
import dev.heddle.explore.Mishap;
import dev.heddle.explore.Mishaps;
import dev.heddle.explore.UncontrolledException;
import dev.heddle.explore.loop.Exploration;
import dev.heddle.explore.loop.Explorer;
import dev.heddle.explore.loop.Progress;
import dev.heddle.explore.result.Result;
import dev.heddle.model.Limit;
import dev.heddle.model.Option;
import dev.heddle.model.OptionValues;
import dev.heddle.model.Verdict;
import dev.heddle.scheduler.kernel.Patience;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * How a program that waits for time to pass is explored: patiently, and then once more, for a part of the time, with short limits that may run out early. What fails only then is a warning. The
 * verdict is that of the first look, whatever becomes of the second, and says what it assumes.
 */
public final class Looks {

    private final OptionValues options;
    private final JvmExecutor executor;
    private final Supplier<JvmExecutor> early;

    /** {@code early} makes what runs the program in such a way that short limits may run out early. */
    public Looks(OptionValues options, JvmExecutor executor, Supplier<JvmExecutor> early) {
        this.options = options;
        this.executor = executor;
        this.early = early;
    }

    /** Explores, first as {@code first} does until the time that it is given is up. */
    public Result explore(Exploration exploration, Progress progress, Deadline deadline, Function<Deadline, Result> first) {
        if (!options.text(Option.TIME_LIMITS).equals("patient")) {
            return first.apply(deadline);
        }
        Result result = first.apply(deadline.sharedWith(executor::hasShortWaits));
        return isWorthASecond(result) && !deadline.isUp() ? again(result, exploration, progress, deadline) : result;
    }

    private static boolean isWorthASecond(Result result) {
        boolean starved = result.verdict() instanceof Verdict.BudgetSpent spent && spent.limit() == Limit.HEAP;
        return result.premises().assumption().filter(Assumption::relaxable).isPresent() && !result.failed(false) && !starved && !(result.verdict() instanceof Verdict.Unsupported);
    }

    private Result again(Result result, Exploration exploration, Progress progress, Deadline deadline) {
        try {
            Result second = new Explorer(early.get(), exploration, progress).explore(deadline.share() == Long.MAX_VALUE ? deadline : deadline.beside(deadline.share()));
            return result.and(second, remark(second));
        } catch (UncontrolledException refused) {
            return result.and(Mishaps.NONE, which() + " ended early: " + refused.getMessage());
        } catch (RuntimeException | Error mistake) {
            return result.and(Mishaps.of(Mishap.of("taking a second look", "", mistake)), which() + " ended early");
        }
    }

    private String which() {
        return "a second look, in which time limits of less than " + Patience.text(TimeUnit.MILLISECONDS.toNanos(options.number(Option.PATIENCE))) + " may run out early,";
    }

    private String remark(Result second) {
        if (second.verdict() instanceof Verdict.Unsupported unsupported) {
            return which() + " ended early: " + unsupported.reason();
        }
        return String.format(Locale.ROOT, "%s took %,d executions and was %s", which(), second.executions(),
                second.verdict() instanceof Verdict.Verified ? "exhaustive" : second.discoveries().isEmpty() ? "not exhaustive" : "ended by what it found");
    }
}
