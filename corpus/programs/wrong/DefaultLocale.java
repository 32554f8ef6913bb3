package corpus.wrong;

import java.util.Locale;

/** The default locale is changed while a text is formatted. */
//! verdict FOUND
//! search dpor
public class DefaultLocale {

    public static void main(String[] args) throws Exception {
        Locale.setDefault(Locale.ROOT);
        Thread thread = new Thread(() -> Locale.setDefault(Locale.GERMANY));
        thread.start();
        String text = String.format("%.1f", 1.5);
        thread.join();
        assert text.equals("1.5"); //! finds assertion-failed
    }
}
