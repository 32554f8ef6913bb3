package corpus.wrong;

import java.util.Formatter;

/** Two threads write with one formatter. */
//! verdict FOUND
//! search dpor
//! finds assertion-failed, data-race
public class FormatterShared {

    public static void main(String[] args) throws Exception {
        Formatter formatter = new Formatter();
        Runnable work = () -> formatter.format("%d", 1);
        Thread one = new Thread(work);
        Thread other = new Thread(work);
        one.start();
        other.start();
        one.join();
        other.join();
        assert formatter.toString().equals("11");
    }
}
