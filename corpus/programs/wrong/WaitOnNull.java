package corpus.wrong;

/** Nobody can wait on an object that is not there. */
//! verdict FOUND
public class WaitOnNull {

    private static Object lock;

    public static void main(String[] args) throws InterruptedException {
        lock.wait(); //! finds uncaught-exception
    }
}
