package corpus.correct;

/** Two threads end the program: the first runs the shutdown hook, the second waits until it is over. */
//! verdict VERIFIED
//! search dpor
//! executions 2
public class ExitTwice {

    private static int hooks;

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            hooks++;
            assert hooks == 1;
        }));
        new Thread(() -> System.exit(1)).start();
        System.exit(2);
    }
}
