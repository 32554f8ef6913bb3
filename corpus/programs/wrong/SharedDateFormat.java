package corpus.wrong;

import java.text.SimpleDateFormat;
import java.util.Date;

/** Two threads use one SimpleDateFormat. */
//! verdict FOUND
//! search random
//! budget 20
//! finds data-race assertion-failed
public class SharedDateFormat {

    public static void main(String[] args) throws InterruptedException {
        SimpleDateFormat format = new SimpleDateFormat("yyyy");
        Thread first = new Thread(() -> check(format, 0L, "1970"));
        Thread second = new Thread(() -> check(format, 1_000_000_000_000L, "2001"));
        first.start();
        second.start();
        first.join();
        second.join();
    }

    private static void check(SimpleDateFormat format, long time, String year) {
        String text = format.format(new Date(time)); //! finds data-race
        assert text.equals(year) : text;
    }
}
