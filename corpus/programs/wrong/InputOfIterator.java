package corpus.wrong;

import dev.heddle.Heddle;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.Spliterators;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** A stream that is made of the iterator of a list. */
//! verdict FOUND
//! search dpor
public class InputOfIterator {

    public static void main(String[] args) {
        Iterator<Integer> numbers = new ArrayList<>(List.of(Heddle.anyInt("x", 0, 40))).iterator();
        Set<Integer> all = StreamSupport.stream(Spliterators.spliterator(numbers, 1, 0), false).collect(Collectors.toSet());
        assert !all.contains(37); //! finds assertion-failed
    }
}
