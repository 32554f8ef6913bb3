package corpus.correct;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Threads share a pattern; each has a matcher of its own. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class MatchersApart {

    public static void main(String[] args) throws Exception {
        Pattern pattern = Pattern.compile("(\\d+)-(\\d+)");
        Runnable work = () -> {
            Matcher matcher = pattern.matcher("12-34");
            assert matcher.matches() && matcher.group(2).equals("34");
        };
        Thread one = new Thread(work);
        Thread other = new Thread(work);
        one.start();
        other.start();
        one.join();
        other.join();
    }
}
