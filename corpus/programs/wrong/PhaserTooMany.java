package corpus.wrong;

import java.util.concurrent.Phaser;

/** A phaser waits for a party that is registered but never arrives. */
//! verdict FOUND
public class PhaserTooMany {

    public static void main(String[] args) throws InterruptedException {
        Phaser phaser = new Phaser(1);
        phaser.register();
        phaser.register();
        Thread other = new Thread(phaser::arrive);
        other.start();
        phaser.arriveAndAwaitAdvance(); //! finds deadlock
    }
}
