package corpus.wrong;

import java.util.stream.IntStream;

/** The lost update in a parallel stream. */
//! verdict FOUND
//! search random
//! budget 2000
public class StreamLostUpdate {

    private static int value;

    public static void main(String[] args) {
        IntStream.range(0, 4).parallel().forEach(i -> value++); //! finds data-race
        assert value == 4 : value; //! finds assertion-failed
    }
}
