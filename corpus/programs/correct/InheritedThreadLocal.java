package corpus.correct;

/** A thread inherits the value of an inheritable variable from the one that made it, and what it sets is its own. */
//! verdict VERIFIED
public class InheritedThreadLocal {

    private static final InheritableThreadLocal<String> NAME = new InheritableThreadLocal<>() {
        @Override
        protected String childValue(String parent) {
            return parent + "'s child";
        }
    };

    public static void main(String[] args) throws InterruptedException {
        NAME.set("main");
        Thread child = new Thread(() -> {
            assert NAME.get().equals("main's child");
            NAME.set("other");
        });
        NAME.set("changed");
        child.start();
        child.join();
        assert NAME.get().equals("changed");
    }
}
