package corpus.correct;

/** That threads print is no reason to run more than one schedule. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class OnlyPrinting {

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> System.out.println("a"));
        Thread second = new Thread(() -> System.out.println("b"));
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
