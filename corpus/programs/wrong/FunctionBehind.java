package corpus.wrong;

import java.util.function.Function;

/** A function of the program is called by one that the JDK has made of it. */
//! verdict FOUND
//! search dpor
//! finds assertion-failed, data-race
public class FunctionBehind {

    public static void main(String[] args) throws Exception {
        int[] count = new int[1];
        Function<Integer, Integer> twice = Function.<Integer>identity().andThen(number -> number + count[0]++);
        Runnable work = () -> twice.apply(1);
        Thread one = new Thread(work);
        Thread other = new Thread(work);
        one.start();
        other.start();
        one.join();
        other.join();
        assert count[0] == 2;
    }
}
