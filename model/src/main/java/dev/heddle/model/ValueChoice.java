package dev.heddle.model;

/**
 * Which value a thread gets.
 *
 * @param thread who asks
 * @param label what for
 * @param size number of values, from 0
 */
public record ValueChoice(ThreadId thread, String label, int size) implements Choice {

    @Override
    public Decision decision(int index) {
        return new Decision.Pick(index);
    }
}
