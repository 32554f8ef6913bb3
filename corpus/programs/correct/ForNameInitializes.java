package corpus.correct;

/** Class.forName initialises a class, once, unless it is asked not to. */
//! verdict VERIFIED
//! executions 2
public class ForNameInitializes {

    private static final StringBuilder LOG = new StringBuilder();

    static class Named {
        static int value = log("N");
    }

    static class Loaded {
        static int value = log("L");
    }

    static void name() {
        try {
            Class.forName("corpus.correct.ForNameInitializes$Named");
            Class.forName("corpus.correct.ForNameInitializes$Loaded", false, ForNameInitializes.class.getClassLoader());
            ForNameInitializes.class.getClassLoader().loadClass("corpus.correct.ForNameInitializes$Loaded");
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> name());
        Thread second = new Thread(() -> name());
        first.start();
        second.start();
        first.join();
        second.join();
        assert LOG.toString().equals("N") : LOG;
    }

    private static int log(String name) {
        LOG.append(name);
        return 1;
    }
}
