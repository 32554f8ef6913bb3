package dev.heddle;

/**
 * What a program can say to Heddle while it is being checked.
 *
 * <p>The methods have their meaning only under Heddle's control; anywhere else they refuse to work, because a program
 * that depends on them would not do what it says.
 */
public final class Heddle {

    private Heddle() {
    }

    /**
     * Takes a number from 0 to {@code options - 1}. Which one is as open as which thread goes next: a search tries
     * them all.
     *
     * @throws IllegalArgumentException if there is no option
     * @throws IllegalStateException if the program does not run under Heddle
     */
    public static int choose(int options) {
        throw new IllegalStateException("Heddle.choose(" + options + ") was called outside of Heddle: run the program with 'heddle check'");
    }
}
