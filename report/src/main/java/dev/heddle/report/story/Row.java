package dev.heddle.report.story;

import dev.heddle.model.CodePoint;
import dev.heddle.model.ThreadId;

/**
 * A line of the table that shows an execution: one event, or several that a thread did in one go inside the JDK.
 *
 * @param event position of the first event in the trace
 * @param count how many events the row stands for
 * @param mark shown behind the text, such as {@code (!)} for the event that does the damage; may be empty
 */
public record Row(int event, int count, ThreadId thread, String text, CodePoint point, String mark) {
}
