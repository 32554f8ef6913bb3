package dev.heddle.explore.loop;

/** Told now and then how far an exploration has come. */
@FunctionalInterface
public interface Progress {

    Progress NONE = (executions, seconds) -> {
    };

    void update(long executions, double seconds);
}
