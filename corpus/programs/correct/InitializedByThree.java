package corpus.correct;

/** Three threads are the first to use a class; one of them initialises it, the others wait. */
//! verdict VERIFIED
public class InitializedByThree {

    private static volatile int started;

    public static void main(String[] args) throws InterruptedException {
        Runnable user = () -> {
            assert Table.size == 3;
        };
        Thread first = new Thread(user);
        Thread second = new Thread(user);
        Thread third = new Thread(user);
        first.start();
        second.start();
        third.start();
        first.join();
        second.join();
        third.join();
        assert started == 1;
    }

    private static final class Table {

        static final int size;

        static {
            started++;
            size = 3;
        }
    }
}
