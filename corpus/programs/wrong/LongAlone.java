package corpus.wrong;

/** One thread takes more steps than an execution without end would be given at first, while nobody else can do anything; only then it fails. */
//! verdict FOUND
//! search auto
//! steps 40000
public class LongAlone {

    private static volatile int value;

    public static void main(String[] args) throws InterruptedException {
        Thread counter = new Thread(() -> {
            for (int i = 0; i < 6_000; i++) {
                value++;
            }
            if (value == 6_000) {
                throw new IllegalStateException("counted to the end"); //! finds uncaught-exception
            }
        });
        counter.start();
        counter.join();
    }
}
