package corpus.correct;

import dev.heddle.Heddle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicStampedReference;

/** Elements and stamped references that hold a box meet what is expected if the number is small, and only then: one execution for each number. */
//! verdict VERIFIED
//! search dpor
//! executions 4
public class InputBoxElement {

    private static final VarHandle ELEMENTS = MethodHandles.arrayElementVarHandle(Object[].class);

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 126, 129);
        boolean small = x <= 127;
        Object[] array = {x, x};
        assert ELEMENTS.compareAndSet(array, 1, (Object) x, (Object) "done") == small;
        Object found = ELEMENTS.compareAndExchange(array, 0, (Object) Integer.valueOf(x), (Object) "done");
        assert (found == (Object) x) == small && found.equals(x);
        AtomicReferenceArray<Integer> references = new AtomicReferenceArray<>(1);
        references.set(0, x);
        assert references.compareAndSet(0, x, 5) == small;
        AtomicStampedReference<Integer> stamped = new AtomicStampedReference<>(x, 0);
        assert stamped.compareAndSet(x, 1, 0, 1) == small;
    }
}
