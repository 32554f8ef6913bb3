package corpus.correct;

/** Each of two threads yields twice and does nothing else: six orders. */
//! verdict VERIFIED
//! executions 6
public class YieldTwice {

    public static void main(String[] args) throws InterruptedException {
        Runnable body = () -> {
            Thread.yield();
            Thread.yield();
        };
        Thread first = new Thread(body);
        Thread second = new Thread(body);
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
