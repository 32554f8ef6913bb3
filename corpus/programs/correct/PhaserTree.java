package corpus.correct;

import java.util.concurrent.Phaser;

/** Two phasers with one parent advance together: each party sees what the other did before. */
//! verdict BUDGET_SPENT
//! search random
//! budget 500
public class PhaserTree {

    private static int left;
    private static int right;

    public static void main(String[] args) throws InterruptedException {
        Phaser root = new Phaser();
        Phaser one = new Phaser(root, 1);
        Phaser two = new Phaser(root, 1);
        Thread thread = new Thread(() -> {
            left = 1;
            one.arriveAndAwaitAdvance();
            assert right == 1;
        });
        thread.start();
        right = 1;
        two.arriveAndAwaitAdvance();
        assert left == 1;
        thread.join();
        assert root.getPhase() == 1;
    }
}
