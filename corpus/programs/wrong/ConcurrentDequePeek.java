package corpus.wrong;

import java.util.concurrent.ConcurrentLinkedDeque;

/** A thread looks at the first item and then takes it, but what it takes is another. */
//! verdict FOUND
public class ConcurrentDequePeek {

    public static void main(String[] args) throws InterruptedException {
        ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>();
        deque.add(1);
        Thread other = new Thread(() -> deque.addFirst(2));
        other.start();
        Integer seen = deque.peekFirst();
        Integer taken = deque.pollFirst();
        other.join();
        assert seen.equals(taken); //! finds assertion-failed
    }
}
