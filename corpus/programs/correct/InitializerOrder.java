package corpus.correct;

/** A superclass is initialised before its subclass, an interface only when it is needed, and all of it anew in every execution. */
//! verdict VERIFIED
//! executions 2
public class InitializerOrder {

    private static final StringBuilder LOG = new StringBuilder();

    static class Parent {
        static int parent = log("P");
    }

    interface Unneeded {
        int UNNEEDED = log("U");
    }

    static class Child extends Parent implements Unneeded {
        static int child = log("C");
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(Child::new);
        Thread second = new Thread(Child::new);
        first.start();
        second.start();
        first.join();
        second.join();
        assert LOG.toString().equals("PC") : LOG;
    }

    private static int log(String name) {
        LOG.append(name);
        return 1;
    }
}
