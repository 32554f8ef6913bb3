package corpus.wrong;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** Threads increment a static field by method handles. */
//! verdict FOUND
//! finds assertion-failed, data-race
public class StaticSetterLostUpdate {

    static class Total {
        static int value = 10;
    }

    static void increment(MethodHandle getter, MethodHandle setter) {
        try {
            setter.invokeExact((int) getter.invokeExact() + 1);
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        MethodHandle getter = MethodHandles.lookup().findStaticGetter(Total.class, "value", int.class);
        MethodHandle setter = MethodHandles.lookup().findStaticSetter(Total.class, "value", int.class);
        Thread first = new Thread(() -> increment(getter, setter));
        Thread second = new Thread(() -> increment(getter, setter));
        first.start();
        second.start();
        first.join();
        second.join();
        assert Total.value == 12 : Total.value;
    }
}
