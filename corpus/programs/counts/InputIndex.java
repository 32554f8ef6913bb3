package corpus.counts;

import dev.heddle.Heddle;

/** An element that an input chooses is written, and the first one by another thread: N elements, of which one in two orders. */
//! count 2 3
//! count 3 4
//! count 8 9
public class InputIndex {

    public static void main(String[] args) throws InterruptedException {
        int[] elements = new int[Integer.parseInt(args[0])];
        int i = Heddle.anyInt("i", 0, elements.length - 1);
        Threads.run(() -> elements[i] = 1, () -> elements[0] = 2);
    }
}
