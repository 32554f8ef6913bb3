package corpus.wrong;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VolatileCallSite;

/** The target of a volatile call site is changed by two threads, each of which looked at it before. */
//! verdict FOUND
//! search dpor
public class VolatileCallSiteTarget {

    private static int value(MethodHandle constant) {
        try {
            return (int) constant.invokeExact();
        } catch (Throwable impossible) {
            throw new AssertionError(impossible);
        }
    }

    public static void main(String[] args) throws Exception {
        VolatileCallSite site = new VolatileCallSite(MethodHandles.constant(int.class, 0));
        Runnable work = () -> site.setTarget(MethodHandles.constant(int.class, value(site.getTarget()) + 1));
        Thread one = new Thread(work);
        Thread other = new Thread(work);
        one.start();
        other.start();
        one.join();
        other.join();
        assert value(site.getTarget()) == 2; //! finds assertion-failed
    }
}
