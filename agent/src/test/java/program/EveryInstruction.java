package program;

import java.io.IOException;
import java.io.ObjectOutput;
import java.lang.invoke.VarHandle;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.logging.Logger;

/** Code that nobody runs, with everything that hooks are there for. */
public class EveryInstruction implements Cloneable {

    /** An interface's constants that have to be computed. */
    public interface Constants {
        int INT = Integer.parseInt("1");
        long LONG = Long.parseLong("1");
        float FLOAT = Float.parseFloat("1");
        double DOUBLE = Double.parseDouble("1");
        Object REFERENCE = new Object();
    }

    /** Its fields are another class's. */
    static class Other {
        static int number;
        static Object reference;
    }

    /** A number that is captured is stored before the constructor of the superclass is called. */
    Object capture(int captured) {
        return new Other() {
            @Override
            public int hashCode() {
                return captured;
            }
        };
    }

    private static Object reference = new Object();
    private static int number;
    private int i;
    private long j;
    private float f;
    private double d;
    private Object o;
    private VarHandle handle;

    void fields(int i, long j, float f, double d, Object o) {
        this.i = i + this.i;
        this.j = j + this.j;
        this.f = f + this.f;
        this.d = d + this.d;
        this.o = o == this.o ? null : o;
        Other.number = i;
        Other.number += new Other().hashCode();
        Other.reference = o;
        number = number + i;
        handle.setVolatile(this, i);
    }

    double constants(Constants constants) {
        return Constants.INT + Constants.LONG + Constants.FLOAT + Constants.DOUBLE + Constants.REFERENCE.hashCode();
    }

    Object elements(int[] ints, long[] longs, float[] floats, double[] doubles, Object[] objects, int index) {
        ints[index] += ints[0];
        longs[index] += longs[0];
        floats[index] += floats[0];
        doubles[index] += doubles[0];
        objects[index] = objects[index + 1];
        objects[0] = List.of(objects).get(index);
        return new int[index];
    }

    long loops(int n, long m, float x, double y, Object o) {
        long sum = 0;
        for (int k = 0; k < n; k++) {
            synchronized (o) {
                sum += m;
            }
        }
        return sum;
    }

    long calculations(int a, int b, long c, long d) {
        a++;
        return (a + b) / a + (c * d) % c + (c << a) - -a - -c;
    }

    int branches(int a, String s) {
        if (a > 0 && a < number) {
            return 1;
        }
        switch (a) {
            case 1:
                return 2;
            case 100:
                return 3;
            default:
        }
        switch (s) {
            case "one":
                return 4;
            case "two":
                return 5;
            default:
                return 6;
        }
    }

    double merged(int a, int b, long c, float d, double e, int[] values) {
        int greater = a > b ? a : b;
        long wide = a > 0 ? c : values[0];
        float single = a > 0 ? d : 1;
        double real = a > 0 ? e : 1;
        int chosen = switch (a) {
            case 1 -> 5;
            case 2, 3 -> 7;
            default -> b;
        };
        return greater + wide + single + real + chosen;
    }

    String texts(int i, long j, char c, boolean z, float f, double d, String s, Object o) {
        return "" + i + j + c + z + f + d + s + new StringBuilder().append(o);
    }

    Object calls(int a, Map<Object, Object> map, Object o, IntUnaryOperator operator, int[] values) throws CloneNotSupportedException {
        try {
            a = branches(a, null) + operator.applyAsInt(a) + System.identityHashCode(o) + Math.floorDiv(a, a);
        } catch (IllegalStateException e) {
            a = 0;
        }
        map.put(o, o);
        new HashMap<>(map);
        map.keySet().remove(o);
        new IdentityHashMap<>(map).get(o);
        new BigDecimal(a);
        System.out.write(values.length);
        int captured = a;
        IntSupplier lambda = () -> captured;
        return map.containsKey(lambda) ? values.clone() : super.clone();
    }

    double prints(Number number, Throwable thrown, Object o, Object[] all) {
        System.out.println(o);
        System.out.println(thrown.getMessage());
        System.out.printf("%s", all);
        thrown.printStackTrace();
        thrown.printStackTrace(System.err);
        Logger.getGlobal().addHandler(null);
        if (number.intValue() == 0) {
            throw new AssertionError(o);
        }
        return number.doubleValue();
    }

    void passes(ObjectOutput out, Listener listener, Object o) throws IOException {
        out.writeObject(o);
        listener.hear(o);
    }

    /** An interface of the program. */
    public interface Listener {
        void hear(Object o);
    }

    public static class Complaint extends Exception {
    }

    public static class Loader extends ClassLoader {

        @Override
        public Class<?> loadClass(String name) throws ClassNotFoundException {
            return super.loadClass(name);
        }
    }
}
