package corpus.correct;

import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** What is due first comes first out of a delay queue, whatever was put first. */
//! verdict VERIFIED
//! search dpor
//! patient
public class DelayQueueOrder {

    private record Item(String name, long due) implements Delayed {

        static Item in(String name, long millis) {
            return new Item(name, System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis));
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
        Thread producer = new Thread(() -> {
            queue.put(Item.in("late", 300));
            queue.put(Item.in("soon", 100));
        });
        producer.start();
        producer.join();
        assert queue.take().name().equals("soon");
        assert queue.poll(1, TimeUnit.SECONDS).name().equals("late");
    }
}
