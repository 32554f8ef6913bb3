package corpus.correct;

/** The first thread to use a class sees its initialiser fail, and the other that the class cannot be used; then each counts in two steps. */
//! verdict VERIFIED
//! executions 12
public class InitializerFails {

    private static int first;
    private static int later;

    static class Broken {
        static final int VALUE = compute();

        static int compute() {
            throw new IllegalStateException("no value");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(InitializerFails::use);
        Thread two = new Thread(InitializerFails::use);
        one.start();
        two.start();
        one.join();
        two.join();
        assert first == 1 && later == 1;
    }

    private static void use() {
        try {
            throw new AssertionError(Broken.VALUE);
        } catch (ExceptionInInitializerError e) {
            assert e.getCause() instanceof IllegalStateException;
            first++;
        } catch (NoClassDefFoundError e) {
            later++;
        }
    }
}
