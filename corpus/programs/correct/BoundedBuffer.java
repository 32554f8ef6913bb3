package corpus.correct;

/** A buffer of one slot with notifyAll serves two producers and two consumers. */
//! verdict VERIFIED
public class BoundedBuffer {

    private Object slot;

    public static void main(String[] args) throws InterruptedException {
        BoundedBuffer buffer = new BoundedBuffer();
        Thread[] threads = new Thread[4];
        for (int i = 0; i < 4; i++) {
            threads[i] = i % 2 == 0 ? new Thread(() -> buffer.put("item")) : new Thread(buffer::take);
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert buffer.slot == null;
    }

    private synchronized void put(Object item) {
        while (slot != null) {
            await();
        }
        slot = item;
        notifyAll();
    }

    private synchronized void take() {
        while (slot == null) {
            await();
        }
        slot = null;
        notifyAll();
    }

    private void await() {
        try {
            wait();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
