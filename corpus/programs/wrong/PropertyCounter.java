package corpus.wrong;

/** A counter in the system properties is asked for and set by two threads. */
//! verdict FOUND
//! search dpor
public class PropertyCounter {

    public static void main(String[] args) throws Exception {
        System.setProperty("corpus.counter", "0");
        Runnable work = () -> System.setProperty("corpus.counter", Integer.toString(Integer.getInteger("corpus.counter") + 1));
        Thread one = new Thread(work);
        Thread other = new Thread(work);
        one.start();
        other.start();
        one.join();
        other.join();
        assert Integer.getInteger("corpus.counter") == 2; //! finds assertion-failed
    }
}
