package corpus.counts;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicReference;

/** Two threads expect a value that is not there, and a third finds what it expects: it is before, between or after the two. */
//! count reference 4
//! count element 4
//! count updater 4
//! count char 4
//! count byte 4
//! count boolean 4
//! count float 4
//! count double 4
//! count exchange 4
//! count widened 6
//! writing reference 6
//! writing char 6
public class FailingCompareAndSets {

    private static final AtomicReference<Object> REFERENCE = new AtomicReference<>("a");
    private static final AtomicIntegerArray ELEMENTS = new AtomicIntegerArray(2);
    private static final AtomicLongFieldUpdater<FailingCompareAndSets> UPDATER =
            AtomicLongFieldUpdater.newUpdater(FailingCompareAndSets.class, "large");

    private volatile long large;
    private char letter = '\uffff';
    private byte small = -1;
    private boolean flag;
    private float single = 1;
    private double number = -0.0;

    public static void main(String[] args) throws Exception {
        FailingCompareAndSets it = new FailingCompareAndSets();
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        VarHandle letter = lookup.findVarHandle(FailingCompareAndSets.class, "letter", char.class);
        VarHandle small = lookup.findVarHandle(FailingCompareAndSets.class, "small", byte.class);
        VarHandle flag = lookup.findVarHandle(FailingCompareAndSets.class, "flag", boolean.class);
        VarHandle single = lookup.findVarHandle(FailingCompareAndSets.class, "single", float.class);
        VarHandle number = lookup.findVarHandle(FailingCompareAndSets.class, "number", double.class);
        VarHandle large = lookup.findVarHandle(FailingCompareAndSets.class, "large", long.class);
        Object other = new Object();
        Threads.run(3, i -> {
            boolean last = i == 2;
            switch (args[0]) {
                case "reference" -> REFERENCE.compareAndSet(last ? "a" : other, "b");
                case "element" -> ELEMENTS.compareAndSet(1, last ? 0 : 7, 5);
                case "updater" -> UPDATER.compareAndSet(it, last ? 0 : 1L << 40, 5);
                case "char" -> letter.compareAndSet(it, last ? '\uffff' : 'a', 'b');
                case "byte" -> small.compareAndSet(it, last ? (byte) -1 : (byte) 1, (byte) 2);
                case "boolean" -> flag.compareAndSet(it, !last, false);
                case "float" -> single.compareAndSet(it, last ? 1f : 2f, 3f);
                case "double" -> number.compareAndSet(it, last ? -0.0 : 0.0, 1.0);
                case "exchange" -> {
                    Object found = REFERENCE.compareAndExchange(last ? "a" : other, "b");
                }
                // The int is made a long on the way: whether it is what is expected is not looked at, so that all count as writing.
                case "widened" -> large.compareAndSet(it, last ? 0 : 1, 5);
                default -> throw new IllegalArgumentException(args[0]);
            }
        });
    }
}
