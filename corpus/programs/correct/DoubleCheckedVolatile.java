package corpus.correct;

/** Double-checked locking as it should be. */
//! verdict VERIFIED
public class DoubleCheckedVolatile {

    private static volatile DoubleCheckedVolatile instance;
    private int value = 7;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(DoubleCheckedVolatile::check);
        Thread second = new Thread(DoubleCheckedVolatile::check);
        first.start();
        second.start();
        first.join();
        second.join();
    }

    private static void check() {
        assert get().value == 7;
        assert get() == get();
    }

    private static DoubleCheckedVolatile get() {
        if (instance == null) {
            synchronized (DoubleCheckedVolatile.class) {
                if (instance == null) {
                    instance = new DoubleCheckedVolatile();
                }
            }
        }
        return instance;
    }
}
