package corpus.correct;

/** Three threads are the first to use a class, its subclass, and both. */
//! verdict VERIFIED
public class InitializedThroughSubclass {

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> use(Below.low));
        Thread second = new Thread(() -> use(Above.high));
        Thread third = new Thread(() -> use(Below.low + Above.high));
        first.start();
        second.start();
        third.start();
        first.join();
        second.join();
        third.join();
    }

    private static void use(int value) {
        assert value > 0;
    }

    private static class Above {

        static int high = "ab".length();
    }

    private static final class Below extends Above {

        static int low = high + 1;
    }
}
