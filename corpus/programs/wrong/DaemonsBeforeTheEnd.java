package corpus.wrong;

/** Main ends the program, but not before it has to: what daemons do until then counts. */
//! verdict FOUND
//! search dpor
public class DaemonsBeforeTheEnd {

    private static volatile int first;
    private static volatile int second;

    private static void start(Runnable body) {
        Thread thread = new Thread(body);
        thread.setDaemon(true);
        thread.start();
    }

    public static void main(String[] args) {
        start(() -> first = 1);
        start(() -> second = first);
        start(() -> {
            assert second == 0 : "both have run"; //! finds assertion-failed
        });
    }
}
