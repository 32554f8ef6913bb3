package corpus.wrong;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** That two put into a queue one after the other orders nothing between them. */
//! trusted
//! search dpor
//! all
//! verdict FOUND
public class TrustedPutOrdersNothing {

    static final BlockingQueue<String> QUEUE = new LinkedBlockingQueue<>();
    static int x;

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1; //! finds data-race
            QUEUE.add("a");
        }).start();
        new Thread(() -> {
            QUEUE.add("b");
            x = 2;
        }).start();
    }
}
