package dev.heddle.scheduler;

import java.util.LinkedHashMap;
import java.util.Map;

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
 */
public record Settings(long steps, int processors, boolean spurious, boolean races, Carriers carriers, int stuckSeconds, boolean failuresWrite, boolean overflow) {

    /** What the program's threads run on. */
    public enum Carriers {
        /** Continuations where the JVM has them, else platform threads. */
        AUTO,
        CONTINUATIONS,
        PLATFORM
    }

    public static Settings defaults() {
        return new Settings(100_000, 3, false, true, Carriers.AUTO, 10, false, false);
    }

    /** What executions depend on, by name, as a witness has it. */
    public Map<String, String> forWitness() {
        Map<String, String> settings = new LinkedHashMap<>();
        settings.put("processors", Integer.toString(processors));
        settings.put("spurious", Boolean.toString(spurious));
        settings.put("steps", Long.toString(steps));
        if (overflow) {
            settings.put("overflow", "true");
        }
        return settings;
    }

    /** These settings with those of a witness; an IllegalArgumentException says what is wrong with one. */
    public Settings of(Map<String, String> witness) {
        Settings settings = this;
        for (Map.Entry<String, String> setting : witness.entrySet()) {
            try {
                settings = switch (setting.getKey()) {
                    case "processors" -> settings.withProcessors(Integer.parseInt(setting.getValue()));
                    case "spurious" -> settings.withSpurious(Boolean.parseBoolean(setting.getValue()));
                    case "steps" -> settings.withSteps(Long.parseLong(setting.getValue()));
                    case "overflow" -> settings.withOverflow(Boolean.parseBoolean(setting.getValue()));
                    default -> throw new IllegalArgumentException("there is no setting '" + setting.getKey() + "'");
                };
            } catch (NumberFormatException e) {
                throw new IllegalArgumentException("'" + setting.getValue() + "' is no value for the setting " + setting.getKey(), e);
            }
        }
        return settings;
    }

    public Settings withSteps(long newSteps) {
        return new Settings(newSteps, processors, spurious, races, carriers, stuckSeconds, failuresWrite, overflow);
    }

    public Settings withSpurious(boolean newSpurious) {
        return new Settings(steps, processors, newSpurious, races, carriers, stuckSeconds, failuresWrite, overflow);
    }

    public Settings withRaces(boolean newRaces) {
        return new Settings(steps, processors, spurious, newRaces, carriers, stuckSeconds, failuresWrite, overflow);
    }

    public Settings withCarriers(Carriers newCarriers) {
        return new Settings(steps, processors, spurious, races, newCarriers, stuckSeconds, failuresWrite, overflow);
    }

    public Settings withProcessors(int newProcessors) {
        return new Settings(steps, newProcessors, spurious, races, carriers, stuckSeconds, failuresWrite, overflow);
    }

    public Settings withStuckSeconds(int newStuckSeconds) {
        return new Settings(steps, processors, spurious, races, carriers, newStuckSeconds, failuresWrite, overflow);
    }

    public Settings withFailuresWrite(boolean newFailuresWrite) {
        return new Settings(steps, processors, spurious, races, carriers, stuckSeconds, newFailuresWrite, overflow);
    }

    public Settings withOverflow(boolean newOverflow) {
        return new Settings(steps, processors, spurious, races, carriers, stuckSeconds, failuresWrite, newOverflow);
    }
}
