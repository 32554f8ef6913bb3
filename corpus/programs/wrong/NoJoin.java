package corpus.wrong;

/** The main thread reads what another writes without waiting for it: the read comes before or after. */
//! verdict FOUND
//! executions 2
public class NoJoin {

    private static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> data = 42); //! finds data-race
        writer.start();
        int seen = data; //! finds data-race
        assert seen == 42; //! finds assertion-failed
    }
}
