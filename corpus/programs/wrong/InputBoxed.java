package corpus.wrong;

import dev.heddle.Heddle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A boxed number keeps what is known of it: through a list, an optional and a field of type Object. */
//! verdict FOUND
//! search dpor
public class InputBoxed {

    private static Object kept;

    public static void main(String[] args) {
        Integer x = Heddle.anyInt("x");
        List<Integer> list = new ArrayList<>();
        list.add(x);
        kept = Optional.of(list.get(0));
        Object found = ((Optional<?>) kept).get();
        assert (Integer) found != 4711; //! finds assertion-failed
    }
}
