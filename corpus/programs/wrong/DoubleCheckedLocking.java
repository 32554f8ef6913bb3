package corpus.wrong;

/** Double-checked locking without volatile: the first check races with the write. */
//! verdict FOUND
public class DoubleCheckedLocking {

    private static DoubleCheckedLocking instance;
    private int value = 7;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(DoubleCheckedLocking::get);
        Thread second = new Thread(DoubleCheckedLocking::get);
        first.start();
        second.start();
        first.join();
        second.join();
    }

    private static DoubleCheckedLocking get() {
        if (instance == null) { //! finds data-race
            synchronized (DoubleCheckedLocking.class) {
                if (instance == null) {
                    instance = new DoubleCheckedLocking(); //! finds data-race
                }
            }
        }
        return instance;
    }
}
