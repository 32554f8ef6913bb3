package corpus.wrong;

/** A lazy instance without any synchronisation is made twice. */
//! verdict FOUND
public class LazySingleton {

    private static LazySingleton instance;

    public static void main(String[] args) throws InterruptedException {
        LazySingleton[] other = new LazySingleton[1];
        Thread thread = new Thread(() -> other[0] = get());
        thread.start();
        LazySingleton mine = get();
        thread.join();
        assert mine == other[0]; //! finds assertion-failed
    }

    private static LazySingleton get() {
        if (instance == null) { //! finds data-race
            instance = new LazySingleton(); //! finds data-race
        }
        return instance;
    }
}
