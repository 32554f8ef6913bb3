package dev.heddle.cli;

import dev.heddle.explore.loop.Progress;
import java.io.PrintWriter;
import java.util.Locale;

/** Says on standard error, if that is a terminal, how far the search has come; wipes its line out at the end. */
final class ProgressLine implements Progress, AutoCloseable {

    private static final double PERIOD = 0.5;

    private final PrintWriter err;
    private final boolean shown;
    private double last;
    private int width;

    ProgressLine(PrintWriter err, boolean wanted) {
        this.err = err;
        this.shown = wanted && Terminal.isThere() && System.getenv("TERM") != null && !"dumb".equals(System.getenv("TERM"));
    }

    @Override
    public void update(long executions, double seconds) {
        if (!shown || seconds - last < PERIOD) {
            return;
        }
        last = seconds;
        String text = String.format(Locale.ROOT, "%,d executions, %.0f s", executions, seconds);
        err.print("\r" + text + " ".repeat(Math.max(0, width - text.length())));
        err.flush();
        width = text.length();
    }

    @Override
    public void close() {
        if (width > 0) {
            err.print("\r" + " ".repeat(width) + "\r");
            err.flush();
        }
    }
}
