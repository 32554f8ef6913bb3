package corpus.counts;

import dev.heddle.Heddle;

/** Whether an object refers to nothing, to another one or to itself is open: only in the last case do the writes meet. */
//! count - 4
public class InputShape {

    static final class Node {
        Node next;
        int value;
    }

    public static void main(String[] args) throws InterruptedException {
        Node root = new Node();
        switch (Heddle.anyInt("next", 0, 2)) {
            case 0 -> root.next = null;
            case 1 -> root.next = new Node();
            default -> root.next = root;
        }
        Threads.run(() -> {
            if (root.next != null) {
                root.next.value = 1;
            }
        }, () -> root.value = 5);
    }
}
