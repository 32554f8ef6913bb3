package corpus.wrong;

import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** An item whose time has not come is there, but cannot be had without waiting. */
//! verdict FOUND
public class DelayedPoll {

    static class Item implements Delayed {
        private final long due = System.nanoTime() + 10_000_000;

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(due - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return 0;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        DelayQueue<Item> queue = new DelayQueue<>();
        Thread producer = new Thread(() -> queue.put(new Item()));
        producer.start();
        producer.join();
        Item item = queue.poll();
        assert item != null; //! finds assertion-failed
    }
}
