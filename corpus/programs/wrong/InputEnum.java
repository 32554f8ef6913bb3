package corpus.wrong;

import dev.heddle.Heddle;

/** An enum constant is an input, and one of four is not handled. */
//! verdict FOUND
//! search dpor
//! executions 4
//! inputs suit = SPADES
public class InputEnum {

    enum Suit { CLUBS, DIAMONDS, HEARTS, SPADES }

    static boolean isRed(Suit suit) {
        return switch (suit) {
            case DIAMONDS, HEARTS -> true;
            case CLUBS -> false;
            default -> throw new IllegalStateException("no colour"); //! finds uncaught-exception
        };
    }

    public static void main(String[] args) {
        isRed(Heddle.anyOf("suit", Suit.class));
    }
}
