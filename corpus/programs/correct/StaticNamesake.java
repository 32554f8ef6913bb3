package corpus.correct;

import java.util.Arrays;
import java.util.Objects;

/** Static methods that have the name and the arguments of a method of Object, and are none. */
//! verdict VERIFIED
public class StaticNamesake {

    private static int notified;

    static void notify(Object whom) {
        notified++;
    }

    public static void main(String[] args) throws InterruptedException {
        assert Objects.hashCode(null) == 0;
        assert Objects.hash("a", "b") == Arrays.hashCode(new Object[] {"a", "b"});
        assert Objects.hash("a", "b") == 31 * (31 + "a".hashCode()) + "b".hashCode();
        notify("nobody holds its monitor");
        assert notified == 1;
    }
}
