package corpus.correct;

import java.util.concurrent.Phaser;

/** Two parties of a phaser see what the other did in the phase before. */
//! verdict BUDGET_SPENT
//! search random
//! budget 500
public class PhaserPhases {

    private static int left;
    private static int right;

    public static void main(String[] args) throws InterruptedException {
        Phaser phaser = new Phaser(2);
        Thread other = new Thread(() -> {
            left = 1;
            phaser.arriveAndAwaitAdvance();
            assert right == 1;
            phaser.arriveAndDeregister();
        });
        other.start();
        right = 1;
        phaser.arriveAndAwaitAdvance();
        assert left == 1;
        phaser.arriveAndDeregister();
        other.join();
        assert phaser.isTerminated();
    }
}
