package dev.heddle;

/**
 * What an exploration is about.
 *
 * @param type a class that has to be under control
 * @param identity what witnesses call it; who replays one is told it
 * @param isKept whether witnesses are written to files, in the folder that the option {@code witnesses} names
 */
public record Subject(Class<?> type, String identity, boolean isKept) {
}
