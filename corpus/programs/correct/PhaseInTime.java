package corpus.correct;

import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;

/** A phase is over within a second, though a party arrives late. */
//! verdict VERIFIED
//! search dpor
//! patient
public class PhaseInTime {

    public static void main(String[] args) throws Exception {
        Phaser phaser = new Phaser(1);
        Thread party = new Thread(() -> {
            try {
                Thread.sleep(100);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            phaser.arrive();
        });
        party.start();
        phaser.awaitAdvanceInterruptibly(0, 1, TimeUnit.SECONDS);
        party.join();
    }
}
