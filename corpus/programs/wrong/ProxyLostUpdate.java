package corpus.wrong;

import java.lang.reflect.Proxy;

/** A proxy's handler counts without a lock. */
//! verdict FOUND
public class ProxyLostUpdate {

    interface Counter {
        int next();
    }

    private static int count;

    public static void main(String[] args) throws InterruptedException {
        Counter counter = (Counter) Proxy.newProxyInstance(ProxyLostUpdate.class.getClassLoader(), new Class<?>[] {Counter.class},
                (proxy, method, arguments) -> ++count); //! finds data-race
        Thread other = new Thread(counter::next);
        other.start();
        counter.next();
        other.join();
        assert count == 2; //! finds assertion-failed
    }
}
