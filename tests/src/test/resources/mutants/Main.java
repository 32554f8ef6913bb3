import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** A bit of everything that class files are made of. */
public class Main {

    interface Shape {

        double UNIT = Double.parseDouble("1.5");

        double area();

        default String tell() {
            return "area " + area();
        }
    }

    record Square(double side) implements Shape {

        @Override
        public double area() {
            return side * side * UNIT;
        }
    }

    enum Colour {
        RED, GREEN;

        Colour other() {
            return switch (this) {
                case RED -> GREEN;
                case GREEN -> RED;
            };
        }
    }

    static class Account<T extends Comparable<T>> {

        private final List<T> entries = new ArrayList<>();
        private volatile int count;

        synchronized void add(T entry) {
            entries.add(entry);
            count++;
        }

        T largest() {
            synchronized (this) {
                T largest = null;
                for (T entry : entries) {
                    largest = largest == null || entry.compareTo(largest) > 0 ? entry : largest;
                }
                return largest;
            }
        }
    }

    private static final AtomicInteger TURNS = new AtomicInteger();
    private static final long[] SUMS = {1L, 2L, 3L};

    public static void main(String[] args) throws InterruptedException {
        Account<String> account = new Account<>();
        Thread other = new Thread(() -> {
            account.add("other");
            TURNS.incrementAndGet();
        });
        other.start();
        try {
            account.add(new Square(2).tell());
        } finally {
            other.join();
        }
        String largest = account.largest();
        Object shape = new Square(args.length + 1);
        if (shape instanceof Shape plain && plain.area() > 1 && Colour.RED.other() == Colour.GREEN) {
            SUMS[0] += largest.length() + TURNS.get() + (long) plain.area();
        }
        assert SUMS[0] > 1 : "sum " + SUMS[0] + " of " + account.count;
    }
}
