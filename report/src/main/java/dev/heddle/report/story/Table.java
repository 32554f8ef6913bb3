package dev.heddle.report.story;

import dev.heddle.model.Event;
import dev.heddle.model.Legible;
import dev.heddle.model.ThreadId;
import dev.heddle.model.Trace;
import java.util.ArrayList;
import java.util.List;

/** An execution as a table: time downwards, a column for each thread, the place in the code at the end of the line. */
public final class Table {

    private static final int WIDEST_CELL = 40;
    private static final int MOST_COLUMNS = 5;
    private static final int MOST_ROWS = 60;
    private static final int FIRST_ROWS = 12;

    private final Trace trace;
    private final Story story;
    private final boolean full;

    /** {@code full} if no row may be left out. */
    public Table(Trace trace, Story story, boolean full) {
        this.trace = trace;
        this.story = story;
        this.full = full;
    }

    public String print() {
        List<ThreadId> threads = story.threads();
        boolean narrow = threads.size() > MOST_COLUMNS;
        List<Row> rows = story.rows();
        int[] widths = new int[narrow ? 1 : threads.size()];
        for (int column = 0; column < widths.length; column++) {
            widths[column] = narrow ? 0 : Math.min(WIDEST_CELL, name(threads.get(column)).length());
        }
        List<String> cells = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            String cell = cell(rows.get(i), narrow);
            cells.add(cell);
            int column = narrow ? 0 : threads.indexOf(rows.get(i).thread());
            widths[column] = Math.max(widths[column], cell.length());
        }
        StringBuilder out = new StringBuilder();
        if (!narrow) {
            out.append("      ");
            for (int column = 0; column < widths.length; column++) {
                out.append(pad(shorten(name(threads.get(column)), WIDEST_CELL), column == widths.length - 1 ? 0 : widths[column] + 2));
            }
            newline(out);
        }
        int hidden = full ? 0 : Math.max(0, rows.size() - MOST_ROWS);
        for (int i = 0; i < rows.size(); i++) {
            if (hidden > 0 && i == FIRST_ROWS) {
                out.append("      ... ").append(hidden).append(" rows left out ...");
                newline(out);
                i += hidden;
            }
            if (rows.get(i).passed() > 0) {
                out.append("      ").append(Row.passing(rows.get(i).passed()));
                newline(out);
            }
            line(out, i, cells.get(i), narrow ? null : threads, widths);
        }
        return out.toString();
    }

    private String name(ThreadId thread) {
        return Legible.line(trace.nameOf(thread));
    }

    private String cell(Row row, boolean narrow) {
        String text = Legible.line(row.text());
        if (row.count() > 1) {
            text += " (" + row.count() + " steps)";
        }
        if (!row.mark().isEmpty()) {
            text += "  " + row.mark();
        }
        return shorten(narrow ? name(row.thread()) + ": " + text : text, narrow ? WIDEST_CELL * 2 : WIDEST_CELL);
    }

    private void line(StringBuilder out, int index, String cell, List<ThreadId> threads, int[] widths) {
        Row row = story.rows().get(index);
        out.append(String.format("%4d  ", index + 1));
        for (int column = 0; column < widths.length; column++) {
            boolean acting = threads == null || threads.get(column) == row.thread();
            String text = acting ? cell : isRunnable(threads.get(column), index) ? "." : "";
            out.append(pad(text, widths[column] + 2));
        }
        if (row.point() != null) {
            out.append(Legible.line(row.point().shortForm()));
        }
        newline(out);
    }

    /** True if the thread is on its way between two of its rows, and not waiting for others. */
    private boolean isRunnable(ThreadId thread, int index) {
        boolean begun = thread == ThreadId.MAIN;
        for (int i = 0; i < index && !begun; i++) {
            Event event = trace.events().get(story.rows().get(i).event());
            begun = event.thread() == thread
                    || event.starts() == thread;
        }
        if (!begun) {
            return false;
        }
        for (int i = index + 1; i < story.rows().size(); i++) {
            Event event = trace.events().get(story.rows().get(i).event());
            if (event.thread() == thread) {
                return switch (event.kind()) {
                    case JOIN, AWAIT, REACQUIRE, SPIN -> false;
                    default -> true;
                };
            }
        }
        return false;
    }

    private static String shorten(String text, int width) {
        return text.length() <= width ? text : text.substring(0, width - 3) + "...";
    }

    private static String pad(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    private static void newline(StringBuilder out) {
        int end = out.length();
        while (end > 0 && out.charAt(end - 1) == ' ') {
            end--;
        }
        out.setLength(end);
        out.append('\n');
    }
}
