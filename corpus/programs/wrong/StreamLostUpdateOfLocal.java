package corpus.wrong;

import java.util.stream.IntStream;

/** The lost update in a parallel stream, of something that only what is done with each element knows: tasks of the JDK lead to it. */
//! verdict FOUND
//! search random
//! budget 2000
public class StreamLostUpdateOfLocal {

    public static void main(String[] args) {
        int[] count = new int[1];
        IntStream.range(0, 2).parallel().forEach(i -> count[0]++); //! finds data-race
    }
}
