package corpus.correct;

/** The holder of a lazy instance is initialised by whichever of two threads comes first, and once. */
//! verdict VERIFIED
//! executions 2
public class LazyHolder {

    private static int created;

    private final int value;

    private LazyHolder() {
        created++;
        value = 7;
    }

    static class Holder {
        static final LazyHolder INSTANCE = new LazyHolder();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(LazyHolder::use);
        Thread second = new Thread(LazyHolder::use);
        first.start();
        second.start();
        first.join();
        second.join();
        assert created == 1;
    }

    private static void use() {
        assert Holder.INSTANCE.value == 7;
    }
}
