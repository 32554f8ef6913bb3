package dev.heddle.report.story;

import java.util.ArrayList;
import java.util.List;

/** A stack trace as the JVM prints it, cut to what fits on a screen: of each exception in the chain of causes something is left. */
public final class StackText {

    private static final int MOST_LINES = 12;
    private static final int MOST_FRAMES = 4;
    private static final int MOST_LINKS = 8;

    private StackText() {
    }

    /** The lines of {@code trace} that are shown. */
    public static List<String> shortened(String trace) {
        List<String> lines = trace.lines().toList();
        if (lines.stream().skip(1).noneMatch(StackText::isLink)) {
            return lines.subList(0, Math.min(lines.size(), MOST_LINES));
        }
        List<String> kept = new ArrayList<>();
        int links = 0;
        int frames = 0;
        for (String line : lines) {
            if (isLink(line)) {
                links++;
                frames = 0;
            } else if (isFrame(line)) {
                frames++;
            }
            if (links <= MOST_LINKS && frames <= MOST_FRAMES) {
                kept.add(line);
            }
        }
        return kept;
    }

    private static boolean isFrame(String line) {
        return line.stripLeading().startsWith("at ") || line.stripLeading().startsWith("... ");
    }

    private static boolean isLink(String line) {
        String content = line.stripLeading();
        return content.startsWith("Caused by: ") || content.startsWith("Suppressed: ");
    }
}
