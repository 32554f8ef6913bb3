package corpus.wrong;

import java.util.Comparator;

/** A comparator of the program counts how often it is asked; one of the JDK stands before it. */
//! verdict FOUND
//! search dpor
//! finds assertion-failed, data-race
public class ComparatorBehind {

    static class Counting implements Comparator<Integer> {
        int count;

        @Override
        public int compare(Integer one, Integer other) {
            count++;
            return one.compareTo(other);
        }
    }

    public static void main(String[] args) throws Exception {
        Counting counting = new Counting();
        Comparator<Integer> nullsFirst = Comparator.nullsFirst(counting);
        Runnable work = () -> nullsFirst.compare(1, 2);
        Thread one = new Thread(work);
        Thread other = new Thread(work);
        one.start();
        other.start();
        one.join();
        other.join();
        assert counting.count == 2;
    }
}
