package corpus.correct;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;

/** Nothing that one execution changes in static variables, properties and defaults is seen by the next: six orders, so six executions. */
//! verdict VERIFIED
//! executions 6
public class FreshState {

    private static final List<String> LOG = new ArrayList<>();
    private static final int[] CELLS = {0, 0};
    private static int plain;
    private static String text = "initial";

    static class Nested {
        static int count = 10;
    }

    public static void main(String[] args) throws InterruptedException {
        assert LOG.isEmpty() && CELLS[0] == 0 && plain == 0 && text.equals("initial") && Nested.count == 10;
        assert System.getProperty("corpus.fresh") == null;
        assert System.getProperty("line.separator").equals(System.lineSeparator());
        assert !Locale.getDefault().equals(Locale.forLanguageTag("sv-SE"));
        assert !TimeZone.getDefault().getID().equals("Asia/Tokyo");
        assert !Boolean.getBoolean("corpus.fresh.flag");
        System.setProperty("corpus.fresh", "changed");
        System.setProperty("corpus.fresh.flag", "true");
        Locale.setDefault(Locale.forLanguageTag("sv-SE"));
        TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
        LOG.add("entry");
        CELLS[0]++;
        plain++;
        text = "changed";
        Nested.count++;
        Thread first = new Thread(FreshState::run);
        Thread second = new Thread(FreshState::run);
        Thread third = new Thread(FreshState::run);
        first.start();
        second.start();
        third.start();
        first.join();
        second.join();
        third.join();
        assert plain == 4;
    }

    private static synchronized void run() {
        assert System.getProperty("corpus.fresh").equals("changed");
        plain++;
    }
}
