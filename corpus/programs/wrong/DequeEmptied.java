package corpus.wrong;

import java.util.concurrent.LinkedBlockingDeque;

/** A worker takes from its deque what it put there, although another may have stolen it. */
//! verdict FOUND
public class DequeEmptied {

    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>();
        Thread thief = new Thread(deque::pollLast);
        thief.start();
        deque.putFirst(1);
        deque.takeFirst(); //! finds deadlock
        thief.join();
    }
}
