package corpus.wrong;

import dev.heddle.Heddle;
import java.lang.reflect.Proxy;

/** A method of a proxy: its arguments become plain, each of 0 to 3 is tried, beside a write of another thread. */
//! verdict FOUND
//! search dpor
public class InputProxy {

    interface Target {
        void use(int x);
    }

    private static volatile int seen;

    public static void main(String[] args) throws Exception {
        int x = Heddle.anyInt("x", 0, 3);
        Target target = (Target) Proxy.newProxyInstance(InputProxy.class.getClassLoader(), new Class<?>[] {Target.class}, (proxy, method, arguments) -> {
            int value = (Integer) arguments[0];
            if (value == 0) {
                seen = 1;
            } else if (value == 2) {
                throw new IllegalStateException(); //! finds uncaught-exception
            }
            return null;
        });
        Thread thread = new Thread(() -> seen = 5);
        thread.start();
        target.use(x);
        thread.join();
    }
}
