package acme;

import dev.heddle.Between;
import dev.heddle.Operation;
import dev.heddle.State;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CopyOnWriteArrayList;

/** Collections, right and wrong. */
public final class Collections {

    private Collections() {
    }

    /** A stack of linked nodes, without the compare-and-set that it needs. */
    public static final class BrokenStack {

        private record Node(int value, Node next) {
        }

        private volatile Node top;

        @Operation
        public void push(int value) {
            top = new Node(value, top);
        }

        @Operation
        public Integer pop() {
            Node first = top;
            if (first == null) {
                return null;
            }
            top = first.next;
            return first.value;
        }
    }

    public static final class ConcurrentMapSpec {

        private final ConcurrentMap<Integer, String> map = new ConcurrentHashMap<>();

        @Operation
        public String put(@Between(low = 1, high = 2) int key, String value) {
            return map.put(key, value);
        }

        @Operation
        public String putIfAbsent(@Between(low = 1, high = 2) int key, String value) {
            return map.putIfAbsent(key, value);
        }

        @Operation
        public String get(@Between(low = 1, high = 2) int key) {
            return map.get(key);
        }
    }

    public static final class ConcurrentQueueSpec {

        private final ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();

        @Operation
        public void offer(int value) {
            queue.offer(value);
        }

        @Operation
        public Integer poll() {
            return queue.poll();
        }
    }

    /** A set that looks and adds in two steps, on a list that is safe. */
    public static final class BrokenSet {

        private final List<Integer> list = new CopyOnWriteArrayList<>();

        @Operation
        public boolean add(@Between(low = 1, high = 2) int value) {
            return !list.contains(value) && list.add(value);
        }

        @State
        public List<Integer> sorted() {
            return list.stream().sorted().toList();
        }
    }

    /** What {@link BrokenSet} should do. */
    public static final class SetModel {

        private final Set<Integer> set = new TreeSet<>();

        boolean add(int value) {
            return set.add(value);
        }

        List<Integer> sorted() {
            return new ArrayList<>(set);
        }
    }

    /**
     * A queue whose consumer gets what was there when it looked the last time. With one producer and one consumer this is sequentially
     * consistent, because both could have been a little later or earlier; but it is not linearizable.
     */
    public static final class LaggingQueue {

        private final ConcurrentLinkedQueue<Integer> shared = new ConcurrentLinkedQueue<>();
        private final ArrayDeque<Integer> own = new ArrayDeque<>();

        @Operation(group = "producer")
        public void put(int value) {
            shared.add(value);
        }

        @Operation(group = "consumer")
        public Integer poll() {
            Integer first = own.poll();
            for (Integer each = shared.poll(); each != null; each = shared.poll()) {
                own.add(each);
            }
            return first;
        }
    }

    /** What {@link LaggingQueue} should do. */
    public static final class QueueModel {

        private final ArrayDeque<Integer> queue = new ArrayDeque<>();

        void put(int value) {
            queue.add(value);
        }

        Integer poll() {
            return queue.poll();
        }
    }

    public static final class BlockingSpec {

        private final BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);

        @Operation(blocks = true)
        public void put(int value) throws InterruptedException {
            queue.put(value);
        }

        @Operation(blocks = true)
        public int take() throws InterruptedException {
            return queue.take();
        }
    }

    /** The same, but it says nothing of waiting. */
    public static final class UndeclaredBlocking {

        private final BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);

        @Operation
        public void put(int value) throws InterruptedException {
            queue.put(value);
        }

        @Operation
        public int take() throws InterruptedException {
            return queue.take();
        }
    }

    /** Who takes may miss that something was put, and wait for ever. */
    public static final class LosingMailbox {

        private Integer content;

        @Operation(once = true)
        public void put(int value) {
            synchronized (this) {
                content = value;
            }
            synchronized (this) {
                notify();
            }
        }

        @Operation(blocks = true, group = "taker", once = true)
        public int take() throws InterruptedException {
            if (isEmpty()) {
                synchronized (this) {
                    wait();
                }
            }
            return content;
        }

        private synchronized boolean isEmpty() {
            return content == null;
        }
    }
}
