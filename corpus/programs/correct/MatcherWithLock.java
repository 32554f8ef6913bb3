package corpus.correct;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A matcher is used by two threads, one after the other. */
//! verdict VERIFIED
//! search dpor
//! executions 2
public class MatcherWithLock {

    public static void main(String[] args) throws Exception {
        Matcher matcher = Pattern.compile("x").matcher("");
        Runnable work = () -> {
            synchronized (matcher) {
                assert matcher.reset("ax").find() && matcher.start() == 1;
            }
        };
        Thread one = new Thread(work);
        Thread other = new Thread(work);
        one.start();
        other.start();
        one.join();
        other.join();
    }
}
