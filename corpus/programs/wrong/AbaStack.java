package corpus.wrong;

import java.util.concurrent.atomic.AtomicReference;

/** A stack whose nodes are used again: a pop that was overtaken by two pops and a push brings back a node that is gone. */
//! verdict FOUND
public class AbaStack {

    static class Node {
        volatile Node next;
    }

    private final AtomicReference<Node> top = new AtomicReference<>();

    public static void main(String[] args) throws InterruptedException {
        AbaStack stack = new AbaStack();
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
        assert stack.top.get() != lower; //! finds assertion-failed
    }

    private void push(Node node) {
        Node seen;
        do {
            seen = top.get();
            node.next = seen;
        } while (!top.compareAndSet(seen, node));
    }

    private Node pop() {
        Node seen;
        do {
            seen = top.get();
            if (seen == null) {
                return null;
            }
        } while (!top.compareAndSet(seen, seen.next));
        return seen;
    }
}
