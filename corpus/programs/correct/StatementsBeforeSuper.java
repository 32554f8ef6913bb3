package corpus.correct;

/** Since JDK 25 a constructor may do as it likes before it calls its superclass's. */
//! jdk 25
//! verdict VERIFIED
public class StatementsBeforeSuper {

    private static int made;

    static class Base {

        Base() {
            hook();
        }

        void hook() {
        }
    }

    static class Derived extends Base {

        private final int number;
        private int seen;

        Derived() {
            int mine;
            synchronized (Base.class) {
                mine = ++made;
            }
            number = mine;
            super();
        }

        @Override
        void hook() {
            seen = number;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            Derived derived = new Derived();
            assert derived.seen == derived.number;
        });
        other.start();
        Derived derived = new Derived();
        assert derived.seen == derived.number && derived.seen > 0;
        other.join();
        assert made == 2;
    }
}
