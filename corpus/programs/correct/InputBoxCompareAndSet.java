package corpus.correct;

import dev.heddle.Heddle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** A compare-and-set that expects a small box finds another of the same number, by all roads to the field. */
//! verdict VERIFIED
//! search dpor
//! executions 3
public class InputBoxCompareAndSet {

    private static final AtomicReferenceFieldUpdater<InputBoxCompareAndSet, Integer> UPDATER =
            AtomicReferenceFieldUpdater.newUpdater(InputBoxCompareAndSet.class, Integer.class, "value");

    private volatile Integer value;

    public static void main(String[] args) throws Exception {
        int x = Heddle.anyInt("x", 1, 3);
        InputBoxCompareAndSet object = new InputBoxCompareAndSet();
        object.value = x;
        assert UPDATER.compareAndSet(object, x, x + 1);
        object.value = x;
        VarHandle handle = MethodHandles.lookup().findVarHandle(InputBoxCompareAndSet.class, "value", Integer.class);
        Integer expected = x;
        Integer next = x + 1;
        assert handle.compareAndSet(object, expected, next);
        AtomicReference<Integer> reference = new AtomicReference<>(x);
        reference.updateAndGet(now -> now + 1);
        Integer found = reference.get();
        assert reference.compareAndSet(found, x);
        assert reference.compareAndSet(x, 0);
    }
}
