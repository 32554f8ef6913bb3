package corpus.wrong;

import dev.heddle.Heddle;
import java.lang.reflect.Proxy;
import java.util.function.IntSupplier;

/** A proxy takes a number out of the box that its handler returns. */
//! verdict FOUND
//! search dpor
public class InputProxyUnboxes {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 99);
        IntSupplier supplier = (IntSupplier) Proxy.newProxyInstance(InputProxyUnboxes.class.getClassLoader(), new Class<?>[] {IntSupplier.class},
                (proxy, method, arguments) -> x * 3);
        assert supplier.getAsInt() != 222; //! finds assertion-failed
    }
}
