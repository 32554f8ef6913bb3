package dev.heddle.report.story;

import dev.heddle.model.CodePoint;
import dev.heddle.model.ThreadId;
import java.math.BigDecimal;
import java.util.Objects;

/**
 * A line of the table that shows an execution: one event, or several that a thread did in one go inside the JDK.
 *
 * @param event position of the first event in the trace
 * @param count how many events the row stands for
 * @param mark shown behind the text, such as {@code (!)} for the event that does the damage; may be empty
 * @param passed how much time passed before it, in nanoseconds, because nobody could go on; 0 if none did
 */
public record Row(int event, int count, ThreadId thread, String text, CodePoint point, String mark, long passed) {

    /** This, and a further event like it, before which some more time may have passed. */
    Row and(String newMark, long more) {
        return new Row(event, count + 1, thread, text, point, newMark, passed + more);
    }

    /** True if it says the same as {@code other}, and there is nothing special about either. */
    boolean isLike(Row other) {
        return thread == other.thread && count == other.count && passed == 0 && text.equals(other.text) && Objects.equals(point, other.point) && mark.isEmpty() && other.mark.isEmpty();
    }

    /** What is to be said about so much time that passed: {@code 5 s pass}. */
    public static String passing(long passed) {
        boolean seconds = passed >= 1_000_000_000;
        BigDecimal number = BigDecimal.valueOf(passed / 1_000_000, seconds ? 3 : 0);
        return (passed < 1_000_000 ? passed + " ns" : number.stripTrailingZeros().toPlainString() + (seconds ? " s" : " ms")) + " pass";
    }
}
