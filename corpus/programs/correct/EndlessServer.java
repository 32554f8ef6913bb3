package corpus.correct;

import java.util.ArrayDeque;
import java.util.Deque;

/** Two servers wait for requests that never end. */
//! verdict BUDGET_SPENT
//! search auto
//! budget 400
public class EndlessServer {

    private static final Object LOCK = new Object();
    private static final Deque<Integer> REQUESTS = new ArrayDeque<>();

    private static void serve() {
        try {
            while (true) {
                synchronized (LOCK) {
                    while (REQUESTS.isEmpty()) {
                        LOCK.wait();
                    }
                    REQUESTS.removeFirst();
                }
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        new Thread(EndlessServer::serve).start();
        new Thread(EndlessServer::serve).start();
        while (true) {
            synchronized (LOCK) {
                if (REQUESTS.size() < 2) {
                    REQUESTS.addLast(1);
                    LOCK.notify();
                }
            }
        }
    }
}
