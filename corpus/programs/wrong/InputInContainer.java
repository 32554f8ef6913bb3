package corpus.wrong;

import dev.heddle.Heddle;
import java.util.List;
import java.util.Objects;

/** What lists and builders say of themselves depends on the inputs in them. */
//! verdict FOUND
//! search dpor
//! all
public class InputInContainer {

    static final class Label {

        final List<Integer> numbers;

        Label(int number) {
            numbers = List.of(number);
        }

        @Override
        public String toString() {
            return "label " + numbers.get(0);
        }
    }

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 30);
        switch (Heddle.choose(7)) {
            case 0 -> { assert !Objects.equals(List.of(x), List.of(7)) : "equal lists"; } //! finds assertion-failed
            case 1 -> { assert !String.valueOf(List.of(x)).equals("[8]") : "value of a list"; } //! finds assertion-failed
            case 2 -> { assert !("" + List.of(x)).equals("[9]") : "a list and a string"; } //! finds assertion-failed
            case 3 -> { assert !"a10b".contains(new StringBuilder().append(x).append('b')) : "contained"; } //! finds assertion-failed
            case 4 -> { assert !"a11b".replace(new StringBuilder().append(x).append('b'), "").equals("a") : "replaced"; } //! finds assertion-failed
            case 5 -> { assert !new StringBuilder().append(List.of(x)).toString().equals("[12]") : "a list appended"; } //! finds assertion-failed
            default -> { assert !new StringBuilder().append(new Label(x)).toString().equals("label 13") : "an object appended"; } //! finds assertion-failed
        }
    }
}
