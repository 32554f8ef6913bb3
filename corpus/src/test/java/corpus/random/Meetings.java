package corpus.random;

import java.util.concurrent.Phaser;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Operations of random programs that have Cyrillic letters: those on classes in which threads meet, and which have no model but the JDK's code. */
final class Meetings {

    private final Phaser phaser = new Phaser(2);
    private final SynchronousQueue<Integer> queue = new SynchronousQueue<>();

    void step(char operation, int self) throws InterruptedException {
        switch (operation) {
            case 'а' -> Interpreter.note(self, phaser.arrive());
            case 'д' -> Interpreter.note(self, phaser.arriveAndAwaitAdvance());
            case 'и' -> Interpreter.note(self, phaser.arriveAndDeregister());
            case 'р' -> Interpreter.note(self, phaser.register());
            case 'ж' -> await(self);
            case 'ф' -> Interpreter.note(self, phaser.getPhase());
            case 'п' -> queue.put(self);
            case 'б' -> Interpreter.note(self, queue.take());
            case 'ц' -> Interpreter.note(self, queue.offer(self));
            case 'ч' -> Interpreter.note(self, queue.poll() == null);
            case 'ш' -> Interpreter.note(self, queue.offer(self, 1, TimeUnit.MILLISECONDS));
            case 'щ' -> Interpreter.note(self, queue.poll(1, TimeUnit.MILLISECONDS) == null);
            default -> throw new AssertionError(operation);
        }
    }

    private void await(int self) throws InterruptedException {
        try {
            Interpreter.note(self, phaser.awaitAdvanceInterruptibly(0, 1, TimeUnit.MILLISECONDS));
        } catch (TimeoutException late) {
            Interpreter.note(self, 8);
        }
    }
}
