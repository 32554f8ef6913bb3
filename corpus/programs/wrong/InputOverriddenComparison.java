package corpus.wrong;

import dev.heddle.Heddle;
import java.util.Comparator;
import java.util.concurrent.atomic.AtomicInteger;

/** Objects that compare themselves, and a comparator that compares others, called as the JDK would call them. */
//! verdict FOUND
//! search dpor
public class InputOverriddenComparison {

    static class Weight extends AtomicInteger implements Comparable<Weight> {

        private final int grams;

        Weight(int grams) {
            this.grams = grams;
        }

        @Override
        public int compareTo(Weight other) {
            return Integer.compare(grams, other.grams);
        }
    }

    static class ByLength extends ThreadLocal<String> implements Comparator<String> {

        @Override
        public int compare(String one, String other) {
            return one.length() - other.length();
        }
    }

    public static void main(String[] args) {
        Comparable<Weight> heavy = new Weight(Heddle.anyInt("grams"));
        Comparator<String> order = new ByLength();
        if (heavy.compareTo(new Weight(77_777)) == 0) {
            assert order.compare(Heddle.anyString("text", 5), "two") <= 0; //! finds assertion-failed
        }
    }
}
