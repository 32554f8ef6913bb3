package corpus.wrong;

import java.util.stream.Stream;

/** A stream is consumed by two threads; one of them comes too late. */
//! verdict FOUND
//! search dpor
//! finds uncaught-exception, data-race
public class StreamConsumedTwice {

    public static void main(String[] args) throws Exception {
        Stream<String> stream = Stream.of("a");
        Thread thread = new Thread(() -> stream.forEach(text -> { }));
        thread.start();
        stream.forEach(text -> { });
        thread.join();
    }
}
