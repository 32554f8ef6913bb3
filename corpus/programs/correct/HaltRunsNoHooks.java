package corpus.correct;

/** To halt ends the program without its shutdown hooks. */
//! verdict VERIFIED
public class HaltRunsNoHooks {

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            throw new AssertionError("is not run");
        }));
        Runtime.getRuntime().halt(0);
    }
}
