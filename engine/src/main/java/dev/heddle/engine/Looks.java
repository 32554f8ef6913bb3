package dev.heddle.engine;

import dev.heddle.explore.Deadline;
import dev.heddle.explore.loop.Exploration;
import dev.heddle.explore.loop.Explorer;
import dev.heddle.explore.loop.Progress;
import dev.heddle.explore.result.Assumption;
import dev.heddle.explore.result.Result;
import dev.heddle.model.Limit;
import dev.heddle.model.Option;
import dev.heddle.model.OptionValues;
import dev.heddle.model.Verdict;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * How a program that waits for time to pass is explored: patiently, and then once more, for a part of the time, with short limits that may run out early. What fails only then is a warning. The
 * verdict is that of the first look, and says what it assumes.
 */
public final class Looks {

    private static final long MILLISECONDS_A_SECOND = 1_000;

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
        if (options.text(Option.TIME_LIMITS).equals("any")) {
            return first.apply(deadline);
        }
        boolean patient = options.text(Option.TIME_LIMITS).equals("patient");
        Result result = first.apply(patient ? deadline.sharedWith(() -> executor.timing().hasShortWaits()) : deadline);
        if (result.verdict() instanceof Verdict.Unsupported || result.failed(false)) {
            return result;
        }
        boolean whole = !patient;
        if (patient && executor.timing().hasShortWaits() && !deadline.isUp() && !isOutOfMemory(result)) {
            Result second = new Explorer(early.get(), exploration, progress).explore(deadline.share() == Long.MAX_VALUE ? deadline : deadline.beside(deadline.share()));
            whole = second.verdict() instanceof Verdict.Verified;
            result = result.and(second, remark(second));
        }
        return assuming(result, whole);
    }

    private static boolean isOutOfMemory(Result result) {
        return result.verdict() instanceof Verdict.BudgetSpent spent && spent.limit() == Limit.HEAP;
    }

    private String remark(Result second) {
        return String.format(Locale.ROOT, "a second look, in which time limits of less than %s may run out early, took %,d executions and was %s", patience(), second.executions(),
                second.verdict() instanceof Verdict.Verified ? "exhaustive" : second.discoveries().isEmpty() ? "not exhaustive" : "ended by what it found");
    }

    /** {@code whole} if all that happens when short limits run out early was tried as well. */
    private Result assuming(Result result, boolean whole) {
        if (whole && !executor.timing().hasLongWaits() || !executor.timing().hasLongWaits() && !executor.timing().hasShortWaits()) {
            return result;
        }
        return result.assuming(new Assumption("time limits" + (whole ? " of " + patience() + " or more" : "") + " run out only when no thread can go on otherwise", executor.timing().places(),
                Option.TIME_LIMITS.flag() + " any"));
    }

    private String patience() {
        long milliseconds = options.number(Option.PATIENCE);
        return milliseconds % MILLISECONDS_A_SECOND == 0 ? milliseconds / MILLISECONDS_A_SECOND + " s" : milliseconds + " ms";
    }
}
