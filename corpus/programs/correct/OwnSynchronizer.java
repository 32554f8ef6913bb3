package corpus.correct;

import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A gate of the program's own, made from the JDK's framework for synchronisers. */
//! verdict BUDGET_SPENT
//! search random
//! budget 1000
public class OwnSynchronizer {

    private static int data;

    static class Gate extends AbstractQueuedSynchronizer {

        @Override
        protected int tryAcquireShared(int ignored) {
            return getState() == 1 ? 1 : -1;
        }

        @Override
        protected boolean tryReleaseShared(int ignored) {
            setState(1);
            return true;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Gate gate = new Gate();
        Runnable body = () -> {
            gate.acquireShared(0);
            assert data == 42;
        };
        Thread first = new Thread(body);
        Thread second = new Thread(body);
        first.start();
        second.start();
        data = 42;
        gate.releaseShared(0);
        first.join();
        second.join();
    }
}
