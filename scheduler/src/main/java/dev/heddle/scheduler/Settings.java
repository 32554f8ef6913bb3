package dev.heddle.scheduler;

import dev.heddle.model.Option;
import dev.heddle.model.OptionValues;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * How executions are run.
 *
 * @param steps visible operations after which an execution is cut
 * @param processors what the program is told when it asks for the number of processors
 * @param spurious whether a wait may end for no reason
 * @param races whether data races are looked for
 * @param carriers what threads run on
 * @param stuckSeconds how long a thread may run without a visible operation
 * @param failuresWrite whether a compare-and-set, or an attempt to take a lock, counts as a change even where it fails
 * @param overflow whether it is a failure if arithmetic overflows that depends on inputs
 * @param stopAtFailure whether an execution ends with the first failure in it, or goes on with the other threads
 * @param timeLimits when time limits run out
 * @param patience from how many nanoseconds on a limit is a long one
 * @param own whose data races are failures
 * @param jdk which classes of the JDK are taken by their word
 */
public record Settings(long steps, int processors, boolean spurious, boolean races, Carriers carriers, int stuckSeconds, boolean failuresWrite, boolean overflow,
        boolean stopAtFailure, TimeLimits timeLimits, long patience, Own own, Jdk jdk) {

    /** What the program's threads run on. */
    public enum Carriers {
        /** Continuations where the JVM has them, else platform threads. */
        AUTO,
        CONTINUATIONS,
        PLATFORM
    }

    /** When time limits run out, and sleeps end. */
    public enum TimeLimits {
        /** Only when nobody can go on otherwise. */
        PATIENT,
        /** Short ones while others can go on as well; what fails then is a matter of its own. */
        EARLY,
        /** While others can go on as well. */
        ANY
    }

    /**
     * Which classes of the JDK are taken by their word, so that calls of their objects are one step each.
     *
     * @param trusted whether any is
     * @param explored binary names of those that are not all the same
     */
    public record Jdk(boolean trusted, Set<String> explored) {

        /** True if {@code type} is, as far as settings go. */
        public boolean trusts(Class<?> type) {
            return trusted && (explored.isEmpty() || !explored.contains(type.getName()));
        }
    }

    public static Settings defaults() {
        return of(OptionValues.NONE);
    }

    /** What was said about the options that executions depend on. */
    public static Settings of(OptionValues options) {
        return new Settings(options.number(Option.STEPS), (int) options.number(Option.PROCESSORS), options.isOn(Option.SPURIOUS),
                !options.text(Option.RACES).equals("off"), Carriers.valueOf(options.text(Option.CARRIERS).toUpperCase(Locale.ROOT)),
                (int) options.number(Option.STUCK), false, options.isOn(Option.OVERFLOW), !options.isOn(Option.ALL),
                TimeLimits.valueOf(options.text(Option.TIME_LIMITS).toUpperCase(Locale.ROOT)), TimeUnit.MILLISECONDS.toNanos(options.number(Option.PATIENCE)),
                Own.of(options.givenNames(Option.OWN)), new Jdk(options.text(Option.JDK).equals("trusted"), Set.copyOf(options.givenNames(Option.EXPLORE))));
    }

    public Settings withSteps(long newSteps) {
        return new Settings(newSteps, processors, spurious, races, carriers, stuckSeconds, failuresWrite, overflow, stopAtFailure, timeLimits, patience, own, jdk);
    }

    public Settings withSpurious(boolean newSpurious) {
        return new Settings(steps, processors, newSpurious, races, carriers, stuckSeconds, failuresWrite, overflow, stopAtFailure, timeLimits, patience, own, jdk);
    }

    public Settings withRaces(boolean newRaces) {
        return new Settings(steps, processors, spurious, newRaces, carriers, stuckSeconds, failuresWrite, overflow, stopAtFailure, timeLimits, patience, own, jdk);
    }

    public Settings withCarriers(Carriers newCarriers) {
        return new Settings(steps, processors, spurious, races, newCarriers, stuckSeconds, failuresWrite, overflow, stopAtFailure, timeLimits, patience, own, jdk);
    }

    public Settings withProcessors(int newProcessors) {
        return new Settings(steps, newProcessors, spurious, races, carriers, stuckSeconds, failuresWrite, overflow, stopAtFailure, timeLimits, patience, own, jdk);
    }

    public Settings withStuckSeconds(int newStuckSeconds) {
        return new Settings(steps, processors, spurious, races, carriers, newStuckSeconds, failuresWrite, overflow, stopAtFailure, timeLimits, patience, own, jdk);
    }

    public Settings withFailuresWrite(boolean newFailuresWrite) {
        return new Settings(steps, processors, spurious, races, carriers, stuckSeconds, newFailuresWrite, overflow, stopAtFailure, timeLimits, patience, own, jdk);
    }

    public Settings withOverflow(boolean newOverflow) {
        return new Settings(steps, processors, spurious, races, carriers, stuckSeconds, failuresWrite, newOverflow, stopAtFailure, timeLimits, patience, own, jdk);
    }

    public Settings withStopAtFailure(boolean newStopAtFailure) {
        return new Settings(steps, processors, spurious, races, carriers, stuckSeconds, failuresWrite, overflow, newStopAtFailure, timeLimits, patience, own, jdk);
    }

    public Settings withTimeLimits(TimeLimits newTimeLimits, long newPatience) {
        return new Settings(steps, processors, spurious, races, carriers, stuckSeconds, failuresWrite, overflow, stopAtFailure, newTimeLimits, newPatience, own, jdk);
    }

    public Settings withJdk(Jdk newJdk) {
        return new Settings(steps, processors, spurious, races, carriers, stuckSeconds, failuresWrite, overflow, stopAtFailure, timeLimits, patience, own, newJdk);
    }

    public Settings withTimeLimits(TimeLimits newTimeLimits) {
        return withTimeLimits(newTimeLimits, patience);
    }

    public Settings withOwn(Own newOwn) {
        return new Settings(steps, processors, spurious, races, carriers, stuckSeconds, failuresWrite, overflow, stopAtFailure, timeLimits, patience, newOwn, jdk);
    }
}
