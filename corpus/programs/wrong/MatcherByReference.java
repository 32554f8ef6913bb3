package corpus.wrong;

import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A matcher is used by two threads, one of which knows only a method of it. */
//! verdict FOUND
//! search dpor
//! finds assertion-failed, data-race
public class MatcherByReference {

    public static void main(String[] args) throws Exception {
        Matcher matcher = Pattern.compile("a").matcher("aa");
        BooleanSupplier next = matcher::find;
        Thread thread = new Thread(next::getAsBoolean);
        thread.start();
        int start = matcher.find() ? matcher.start() : -1;
        thread.join();
        assert start == 0;
    }
}
