package corpus.correct;

/** Arrays, class literals, constants, casts and reflection that only looks do not initialise a class. */
//! verdict VERIFIED
//! executions 1
public class NothingInitialized {

    static class Untouched {
        static final int CONSTANT = 3;
        static final Object MADE = fail();

        static Object fail() {
            throw new AssertionError("initialised");
        }
    }

    static class Below extends Untouched {
    }

    public static void main(String[] args) throws Exception {
        Object[] all = new Untouched[Untouched.CONSTANT];
        Object[][] more = new Below[1][1];
        assert all instanceof Untouched[] && !(more[0] instanceof Untouched[][]);
        assert Below.class.getSuperclass() == Untouched.class && Untouched.class.getDeclaredFields().length > 0;
        Below nothing = (Below) more[0][0];
        assert nothing == null;
        Thread other = new Thread(() -> { });
        other.start();
        other.join();
    }
}
