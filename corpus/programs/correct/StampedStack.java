package corpus.correct;

import java.util.concurrent.atomic.AtomicStampedReference;

/** A stack whose nodes are used again, with a stamp that tells a node that came back from one that never went. */
//! verdict BUDGET_SPENT
//! search random
//! budget 2000
public class StampedStack {

    static class Node {
        volatile Node next;
    }

    private final AtomicStampedReference<Node> top = new AtomicStampedReference<>(null, 0);

    public static void main(String[] args) throws InterruptedException {
        StampedStack stack = new StampedStack();
        Node lower = new Node();
        Node upper = new Node();
        stack.push(lower);
        stack.push(upper);
        Thread other = new Thread(() -> {
            Node first = stack.pop();
            Node second = stack.pop();
            if (first == upper && second == lower) {
                stack.push(upper);
            }
        });
        other.start();
        stack.pop();
        other.join();
        assert stack.top.getReference() != lower;
    }

    private void push(Node node) {
        int[] stamp = new int[1];
        Node seen;
        do {
            seen = top.get(stamp);
            node.next = seen;
        } while (!top.compareAndSet(seen, node, stamp[0], stamp[0] + 1));
    }

    private Node pop() {
        int[] stamp = new int[1];
        Node seen;
        do {
            seen = top.get(stamp);
            if (seen == null) {
                return null;
            }
        } while (!top.compareAndSet(seen, seen.next, stamp[0], stamp[0] + 1));
        return seen;
    }
}
