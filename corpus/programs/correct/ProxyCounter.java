package corpus.correct;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;

/** A proxy's handler counts under a lock. */
//! verdict VERIFIED
public class ProxyCounter {

    interface Counter {
        int next();
    }

    private static int count;

    public static void main(String[] args) throws InterruptedException {
        InvocationHandler handler = (proxy, method, arguments) -> {
            synchronized (ProxyCounter.class) {
                return ++count;
            }
        };
        Counter counter = (Counter) Proxy.newProxyInstance(ProxyCounter.class.getClassLoader(), new Class<?>[] {Counter.class}, handler);
        Thread other = new Thread(counter::next);
        other.start();
        counter.next();
        other.join();
        assert count == 2;
    }
}
