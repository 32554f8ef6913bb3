package dev.heddle.explore;

import dev.heddle.model.Finding;
import dev.heddle.model.Trace;

/**
 * A finding that was replayed.
 *
 * @param finding as the recorded replay saw it
 * @param trace the recorded replay
 * @param execution in which execution it was found, counted from 1
 * @param replays how often it was replayed, each time with the same end
 */
public record Discovery(Finding finding, Trace trace, long execution, int replays) {
}
