package corpus.correct;

import java.util.Locale;
import java.util.TimeZone;

/** A thread changes the default locale, main the time zone; the next execution finds them as they were. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class LocaleChanged {

    public static void main(String[] args) throws InterruptedException {
        assert !Locale.getDefault().equals(Locale.FRANCE);
        assert !TimeZone.getDefault().getID().equals("Asia/Tokyo");
        Thread thread = new Thread(() -> Locale.setDefault(Locale.FRANCE));
        thread.start();
        TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
        thread.join();
        assert String.format("%.1f", 1.5).equals("1,5") : "the JDK finds its locales where it put them";
    }
}
