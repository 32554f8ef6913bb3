package corpus.wrong;

import dev.heddle.Heddle;
import java.util.List;

/** A box at the bottom of lists in lists, which are hashed. */
//! verdict FOUND
//! search dpor
public class InputNestedDeep {

    public static void main(String[] args) {
        List<?> nested = List.of(Heddle.anyInt("x", 0, 40));
        int wanted = List.of(List.of(List.of(List.of(List.of(37))))).hashCode();
        assert List.of(List.of(List.of(List.of(nested)))).hashCode() != wanted; //! finds assertion-failed
    }
}
