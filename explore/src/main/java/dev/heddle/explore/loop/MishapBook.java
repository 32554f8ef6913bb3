package dev.heddle.explore.loop;

import dev.heddle.explore.Deadline;
import dev.heddle.explore.Mishap;
import dev.heddle.explore.Mishaps;
import dev.heddle.explore.Remembering;
import dev.heddle.explore.UncontrolledException;
import java.util.function.Supplier;

/** Lets work fail that the run can do without, and keeps book of what went wrong. Any thread may ask. */
final class MishapBook {

    private Mishaps mishaps = Mishaps.NONE;

    /** What {@code work} returns; if a mistake is made in it, what {@code otherwise} returns. {@code about} describes the execution that it is about. */
    <T> T attempt(String doing, Supplier<String> about, Supplier<T> work, Supplier<T> otherwise) {
        try {
            return work.get();
        } catch (Deadline.TimeUp | Remembering.Full | UncontrolledException | OutOfMemoryError noMistake) {
            throw noMistake;
        } catch (RuntimeException | Error mistake) {
            note(Mishap.of(doing, about.get(), mistake));
            return otherwise.get();
        }
    }

    synchronized void note(Mishap mishap) {
        mishaps = mishaps.and(Mishaps.of(mishap));
    }

    /** All mishaps that were not taken before. */
    synchronized Mishaps take() {
        Mishaps found = mishaps;
        mishaps = Mishaps.NONE;
        return found;
    }
}
