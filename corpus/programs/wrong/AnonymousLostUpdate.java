package corpus.wrong;

/** The lost update with its body in an anonymous class. */
//! verdict FOUND
//! executions 6
public class AnonymousLostUpdate {

    private int value;

    public static void main(String[] args) throws InterruptedException {
        AnonymousLostUpdate counter = new AnonymousLostUpdate();
        Runnable body = new Runnable() {
            @Override
            public void run() {
                counter.value++; //! finds data-race
            }
        };
        Thread first = new Thread(body);
        Thread second = new Thread(body);
        first.start();
        second.start();
        first.join();
        second.join();
        assert counter.value == 2; //! finds assertion-failed
    }
}
