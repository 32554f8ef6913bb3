package corpus.wrong;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** Two threads meet at a barrier again and again; who comes last opens it before it counts from the beginning. */
//! verdict FOUND
//! search auto
//! budget 20000
public class EndlessBarrier {

    private static final AtomicInteger WAITING = new AtomicInteger();
    private static volatile int generation;
    private static final AtomicIntegerArray ROUNDS = new AtomicIntegerArray(2);

    private static void meet(int me) {
        while (true) {
            ROUNDS.incrementAndGet(me);
            int mine = generation;
            if (WAITING.incrementAndGet() == 2) {
                generation = mine + 1;
                WAITING.set(0);
            } else {
                while (generation == mine) { //! finds livelock
                    Thread.onSpinWait();
                }
            }
            if (Math.abs(ROUNDS.get(0) - ROUNDS.get(1)) > 1) {
                throw new IllegalStateException("one is ahead");
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> meet(1));
        other.start();
        meet(0);
    }
}
