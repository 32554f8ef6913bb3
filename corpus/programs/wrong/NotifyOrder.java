package corpus.wrong;

import java.util.ArrayList;
import java.util.List;

/** The program believes that the thread that waits longest is notified first. */
//! verdict FOUND
public class NotifyOrder {

    private final List<Integer> served = new ArrayList<>();
    private int arrived;
    private int permits;

    public static void main(String[] args) throws InterruptedException {
        NotifyOrder queue = new NotifyOrder();
        Thread first = new Thread(queue::enter);
        Thread second = new Thread(queue::enter);
        first.start();
        second.start();
        while (!queue.bothWait()) {
            Thread.yield();
        }
        queue.permit();
        queue.permit();
        first.join();
        second.join();
        assert queue.served.equals(List.of(0, 1)) : queue.served; //! finds assertion-failed
    }

    private synchronized boolean bothWait() {
        return arrived == 2;
    }

    private synchronized void enter() {
        int ticket = arrived++;
        while (permits == 0) {
            try {
                wait();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
        permits--;
        served.add(ticket);
    }

    private synchronized void permit() {
        permits++;
        notify();
    }
}
