package family;

/** A queue whose owner takes from the tail and others from the head; with one item left both may get it. */
public final class WorkStealing {

    private final Object lock = new Object();
    private final int[] items;
    private final int[] taken;
    private volatile int head;
    private volatile int tail;

    private WorkStealing(int size) {
        items = new int[size];
        taken = new int[size];
        for (int i = 0; i < size; i++) {
            items[i] = i;
        }
        tail = size;
    }

    private void use(int item) {
        synchronized (taken) {
            taken[item]++;
            assert taken[item] == 1 : "item " + item + " was taken twice";
        }
    }

    /** The owner looks at the head only after it has taken, but does not take the lock in doubt. */
    private void pop() {
        int at = tail - 1;
        if (at < head) {
            return;
        }
        tail = at;
        use(items[at]);
    }

    private void steal() {
        synchronized (lock) {
            int at = head;
            if (at < tail) {
                head = at + 1;
                use(items[at]);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int size = Integer.parseInt(args[0]);
        WorkStealing queue = new WorkStealing(size);
        Crew.run(() -> times(size, queue::pop), () -> times(size, queue::steal));
    }

    private static void times(int count, Runnable body) {
        for (int i = 0; i < count; i++) {
            body.run();
        }
    }
}
