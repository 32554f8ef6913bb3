package corpus.wrong;

/** A bounded buffer of one slot with notify instead of notifyAll, two producers and two consumers: a producer wakes a producer. */
//! verdict FOUND
//! search random
public class BoundedBufferNotify {

    private Object slot;

    public static void main(String[] args) {
        BoundedBufferNotify buffer = new BoundedBufferNotify();
        for (int i = 0; i < 2; i++) {
            new Thread(() -> buffer.put("item"), "producer-" + i).start();
            new Thread(buffer::take, "consumer-" + i).start();
        }
    }

    private synchronized void put(Object item) {
        while (slot != null) {
            await();
        }
        slot = item;
        notify();
    }

    private synchronized Object take() {
        while (slot == null) {
            await();
        }
        Object item = slot;
        slot = null;
        notify();
        return item;
    }

    private void await() {
        try {
            wait(); //! finds leaked-thread
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
