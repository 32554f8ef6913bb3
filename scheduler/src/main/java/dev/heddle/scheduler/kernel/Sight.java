package dev.heddle.scheduler.kernel;

import dev.heddle.model.Footprint;
import dev.heddle.model.Readiness;
import dev.heddle.scheduler.memory.Location;
import dev.heddle.scheduler.memory.Versioned;

/** What a thread has looked at, each in the version that it saw: as long as none has changed, it would see the same again. */
final class Sight {

    private final Versioned[] variables;
    private final int[] versions;

    Sight(Versioned[] variables, int[] versions) {
        this.variables = variables;
        this.versions = versions;
    }

    boolean hasChanged() {
        for (int i = 0; i < variables.length; i++) {
            if (variables[i].version() != versions[i]) {
                return true;
            }
        }
        return false;
    }

    /** Adds to {@code all} that what was looked at is read. */
    void touch(Footprint all) {
        for (Versioned variable : variables) {
            if (variable instanceof Location location) {
                all.add(location.key(), location.position(), location.position(), false, 0, location.version());
            } else {
                ((Synchronizer) variable).read(all);
            }
        }
    }

    /** When something has changed, if {@link #touch} began with touch number {@code first}. */
    Readiness changed(int first) {
        return Readiness.someVersionIsNot(first, versions);
    }

    Versioned first() {
        return variables[0];
    }
}
