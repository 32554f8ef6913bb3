package corpus.wrong;

/** Two threads append to one StringBuilder. */
//! verdict FOUND
//! search random
//! finds data-race
public class SharedStringBuilder {

    public static void main(String[] args) throws InterruptedException {
        StringBuilder builder = new StringBuilder();
        Thread first = new Thread(() -> builder.append("a"));
        Thread second = new Thread(() -> builder.append("b"));
        first.start();
        second.start();
        first.join();
        second.join();
        assert builder.length() == 2 : builder; //! finds assertion-failed
    }
}
