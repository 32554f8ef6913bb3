package dev.heddle.scheduler;

import dev.heddle.model.Option;
import dev.heddle.model.OptionValues;
import java.util.Locale;

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
 * @param patient whether time limits run out only when nobody can go on otherwise
 */
public record Settings(long steps, int processors, boolean spurious, boolean races, Carriers carriers, int stuckSeconds, boolean failuresWrite, boolean overflow,
        boolean stopAtFailure, boolean patient) {

    /** What the program's threads run on. */
    public enum Carriers {
        /** Continuations where the JVM has them, else platform threads. */
        AUTO,
        CONTINUATIONS,
        PLATFORM
    }

    public static Settings defaults() {
        return of(OptionValues.NONE);
    }

    /** What was said about the options that executions depend on. */
    public static Settings of(OptionValues options) {
        return new Settings(options.number(Option.STEPS), (int) options.number(Option.PROCESSORS), options.isOn(Option.SPURIOUS),
                !options.text(Option.RACES).equals("off"), Carriers.valueOf(options.text(Option.CARRIERS).toUpperCase(Locale.ROOT)),
                (int) options.number(Option.STUCK), false, options.isOn(Option.OVERFLOW), !options.isOn(Option.ALL), options.text(Option.TIME_LIMITS).equalsIgnoreCase("patient"));
    }

    public Settings withSteps(long newSteps) {
        return new Settings(newSteps, processors, spurious, races, carriers, stuckSeconds, failuresWrite, overflow, stopAtFailure, patient);
    }

    public Settings withSpurious(boolean newSpurious) {
        return new Settings(steps, processors, newSpurious, races, carriers, stuckSeconds, failuresWrite, overflow, stopAtFailure, patient);
    }

    public Settings withRaces(boolean newRaces) {
        return new Settings(steps, processors, spurious, newRaces, carriers, stuckSeconds, failuresWrite, overflow, stopAtFailure, patient);
    }

    public Settings withCarriers(Carriers newCarriers) {
        return new Settings(steps, processors, spurious, races, newCarriers, stuckSeconds, failuresWrite, overflow, stopAtFailure, patient);
    }

    public Settings withProcessors(int newProcessors) {
        return new Settings(steps, newProcessors, spurious, races, carriers, stuckSeconds, failuresWrite, overflow, stopAtFailure, patient);
    }

    public Settings withStuckSeconds(int newStuckSeconds) {
        return new Settings(steps, processors, spurious, races, carriers, newStuckSeconds, failuresWrite, overflow, stopAtFailure, patient);
    }

    public Settings withFailuresWrite(boolean newFailuresWrite) {
        return new Settings(steps, processors, spurious, races, carriers, stuckSeconds, newFailuresWrite, overflow, stopAtFailure, patient);
    }

    public Settings withOverflow(boolean newOverflow) {
        return new Settings(steps, processors, spurious, races, carriers, stuckSeconds, failuresWrite, newOverflow, stopAtFailure, patient);
    }

    public Settings withStopAtFailure(boolean newStopAtFailure) {
        return new Settings(steps, processors, spurious, races, carriers, stuckSeconds, failuresWrite, overflow, newStopAtFailure, patient);
    }

    public Settings withPatient(boolean newPatient) {
        return new Settings(steps, processors, spurious, races, carriers, stuckSeconds, failuresWrite, overflow, stopAtFailure, newPatient);
    }
}
