import java.util.concurrent.atomic.AtomicReference;

/** A stack without locks that uses its nodes again. Compare-and-set cannot tell that a node was away in the meantime: the ABA problem. */
public class ReusedNode {

    private static final class Node {

        final String name;
        volatile Node next;

        Node(String name) {
            this.name = name;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private final AtomicReference<Node> top = new AtomicReference<>();

    private void push(Node node) {
        do {
            node.next = top.get();
        } while (!top.compareAndSet(node.next, node));
    }

    private Node pop() {
        while (true) {
            Node first = top.get();
            if (first == null || top.compareAndSet(first, first.next)) {
                return first;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ReusedNode stack = new ReusedNode();
        stack.push(new Node("b"));
        stack.push(new Node("a"));
        Thread slow = new Thread(stack::pop, "slow");
        slow.start();
        Node first = stack.pop();
        Node second = stack.pop();
        if (first != null) {
            stack.push(first);
        }
        slow.join();
        Node left = stack.pop();
        assert left == null || left != second : left + " was taken and is still on the stack";
    }
}
