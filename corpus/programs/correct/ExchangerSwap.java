package corpus.correct;

import java.util.concurrent.Exchanger;

/** Two threads swap what they have, and each sees what the other wrote into it before. */
//! verdict VERIFIED
public class ExchangerSwap {

    public static void main(String[] args) throws InterruptedException {
        Exchanger<int[]> exchanger = new Exchanger<>();
        Thread other = new Thread(() -> assertGets(exchanger, 1, 2));
        other.start();
        assertGets(exchanger, 2, 1);
        other.join();
    }

    private static void assertGets(Exchanger<int[]> exchanger, int mine, int theirs) {
        int[] box = new int[1];
        box[0] = mine;
        try {
            int[] got = exchanger.exchange(box);
            assert got[0] == theirs;
            got[0] = 0;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
