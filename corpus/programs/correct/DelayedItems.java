package corpus.correct;

import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** Delayed items come out in the order of their times, not before. */
//! verdict BUDGET_SPENT
//! search random
//! budget 300
public class DelayedItems {

    static class Item implements Delayed {
        private final long due;

        Item(long millis) {
            this.due = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(due - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.compare(due, ((Item) other).due);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        DelayQueue<Item> queue = new DelayQueue<>();
        Item late = new Item(20);
        Item early = new Item(10);
        Thread producer = new Thread(() -> {
            queue.put(late);
            queue.put(early);
        });
        producer.start();
        producer.join();
        assert queue.take() == early;
        assert queue.take() == late;
        assert System.nanoTime() >= late.due;
    }
}
