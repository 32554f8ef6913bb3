package corpus.wrong;

import dev.heddle.Heddle;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A list that is changed between the begin of a stream and its end. */
//! verdict FOUND
//! search dpor
public class InputStreamedLater {

    public static void main(String[] args) {
        List<Integer> numbers = new ArrayList<>(List.of(0));
        Stream<Integer> stream = numbers.stream();
        numbers.set(0, Heddle.anyInt("x", 0, 40));
        assert !stream.collect(Collectors.toSet()).contains(37); //! finds assertion-failed
    }
}
