package corpus.wrong;

/** The lost update with its body in a lambda that captures the counter. */
//! verdict FOUND
//! executions 6
public class LambdaLostUpdate {

    private int value;

    public static void main(String[] args) throws InterruptedException {
        LambdaLostUpdate counter = new LambdaLostUpdate();
        Thread first = new Thread(() -> counter.value++); //! finds data-race
        Thread second = new Thread(() -> counter.value++); //! finds data-race
        first.start();
        second.start();
        first.join();
        second.join();
        assert counter.value == 2; //! finds assertion-failed
    }
}
