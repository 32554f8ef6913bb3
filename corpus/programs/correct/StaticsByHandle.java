package corpus.correct;

import java.lang.invoke.MethodHandles;
import java.util.concurrent.atomic.AtomicInteger;

/** Static fields, final ones too, that are first read by a handle or by reflection hold what their initialisers wrote. */
//! verdict VERIFIED
//! executions 2
public class StaticsByHandle {

    static class ByVariable {
        static final Object VALUE = new Object();
    }

    static class ByGetter {
        static final Object VALUE = new Object();
    }

    static class ByField {
        static final Object VALUE = new Object();
    }

    static class ByUnreflected {
        static Object value = new Object();
    }

    interface ByInterface {
        Object VALUE = new Object();
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        AtomicInteger runs = new AtomicInteger();
        Thread other = new Thread(runs::incrementAndGet);
        other.start();
        runs.incrementAndGet();
        other.join();
        assert lookup.findStaticVarHandle(ByVariable.class, "VALUE", Object.class).get() != null;
        assert (Object) lookup.findStaticGetter(ByGetter.class, "VALUE", Object.class).invokeExact() != null;
        assert ByField.class.getDeclaredField("VALUE").get(null) != null;
        assert lookup.unreflectVarHandle(ByUnreflected.class.getDeclaredField("value")).getVolatile() != null;
        assert ByInterface.class.getField("VALUE").get(null) != null;
    }
}
