package corpus.correct;

import java.text.SimpleDateFormat;
import java.util.Date;

/** Each thread has a SimpleDateFormat of its own. */
//! verdict VERIFIED
//! executions 2
public class DateFormatPerThread {

    private static final ThreadLocal<SimpleDateFormat> FORMAT = ThreadLocal.withInitial(() -> new SimpleDateFormat("yyyy"));

    public static void main(String[] args) throws InterruptedException {
        String[] years = new String[2];
        Thread first = new Thread(() -> years[0] = FORMAT.get().format(new Date(86_400_000L)));
        Thread second = new Thread(() -> years[1] = FORMAT.get().format(new Date(1_000_000_000_000L)));
        first.start();
        second.start();
        first.join();
        second.join();
        assert years[0].equals("1970") && years[1].equals("2001");
    }
}
