package oracle;

import java.util.Comparator;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntUnaryOperator;

/** What shapes may use. */
@SuppressWarnings("all")
public final class Given {

    /** There are the inputs that were asked for. */
    public static final class Reached extends Error {
    }

    static int counter;
    static String label = "";

    public static boolean same(int one, int other) {
        return one == other;
    }

    public static boolean same(long one, long other) {
        return one == other;
    }

    public static boolean same(boolean one, boolean other) {
        return one == other;
    }

    public static boolean same(char one, char other) {
        return one == other;
    }

    public static boolean same(float one, float other) {
        return one == other || one != one && other != other;
    }

    public static boolean same(double one, double other) {
        return one == other || one != one && other != other;
    }

    public static boolean same(Object one, Object other) {
        return Objects.equals(one, other);
    }

    public enum Color {
        RED, GREEN, BLUE {
            @Override
            int weight() {
                return 7;
            }
        };

        int weight() {
            return ordinal();
        }
    }

    public record Point(int x, int y) {
        public Point {
            if (x == Integer.MIN_VALUE) {
                throw new IllegalArgumentException();
            }
        }

        int sum() {
            return x + y;
        }

        Point swapped() {
            return new Point(y, x);
        }
    }

    public record Pair<A, B>(A first, B second) {
    }

    public record Named(String name, long number, double part) implements Comparable<Named> {
        @Override
        public int compareTo(Named other) {
            int byName = name.compareTo(other.name);
            return byName != 0 ? byName : Long.compare(number, other.number);
        }
    }

    public sealed interface Tree permits Leaf, Node {
    }

    public record Leaf(int value) implements Tree {
    }

    public record Node(Tree left, Tree right) implements Tree {
    }

    public static int total(Tree tree) {
        return tree instanceof Leaf leaf ? leaf.value() : total(((Node) tree).left()) + total(((Node) tree).right());
    }

    /** Mutable, with fields of many types. */
    public static class Cell implements Comparable<Cell> {
        public int number;
        public long large;
        public double part;
        public String text = "";
        public Object any;
        protected Cell next;
        private int hidden;
        public volatile int shared;

        public Cell() {
        }

        public Cell(int number) {
            this.number = number;
            this.hidden = number + 1;
        }

        public int get() {
            return number;
        }

        public Cell add(int more) {
            number += more;
            return this;
        }

        public int hidden() {
            return hidden;
        }

        static int twice(int value) {
            return value * 2;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Cell cell && cell.number == number;
        }

        @Override
        public int hashCode() {
            return number % 3;
        }

        @Override
        public int compareTo(Cell other) {
            return Integer.compare(number, other.number);
        }

        @Override
        public String toString() {
            return "cell " + number;
        }
    }

    public static final class Counting extends Cell {
        int calls;

        @Override
        public int get() {
            calls++;
            return super.get() + calls;
        }
    }

    public interface Shape {
        int area();

        default int double_() {
            return 2 * area();
        }
    }

    public static final class Square implements Shape {
        private final int side;

        public Square(int side) {
            this.side = side;
        }

        @Override
        public int area() {
            return side * side;
        }
    }

    /** Its message is a number. */
    public static class Complaint extends RuntimeException {
        final int code;

        Complaint(int code) {
            this.code = code;
        }
    }

    static int complain(int code) {
        if (code % 2 == 0) {
            throw new Complaint(code / 2);
        }
        return code;
    }

    static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    static int ackermann(int m, int n) {
        return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
    }

    static int sum(int... values) {
        int sum = 0;
        for (int value : values) {
            sum += value;
        }
        return sum;
    }

    static <T> T id(T value) {
        return value;
    }

    static IntUnaryOperator adder(int more) {
        return value -> value + more;
    }

    static Integer boxed(int value) {
        return value + 1;
    }

    static Integer counted() {
        return counter;
    }

    static int unboxed(Integer value) {
        return value + 1;
    }

    /** A box in a field, of an object that can be cloned. */
    static final class Holder implements Cloneable {
        final Integer value;

        Holder(Integer value) {
            this.value = value;
        }

        Integer boxed() {
            return value;
        }

        Holder copy() throws CloneNotSupportedException {
            return (Holder) clone();
        }
    }

    static <T> T in(Callable<T> work) throws Exception {
        Object[] result = new Object[1];
        Thread thread = new Thread(() -> {
            try {
                result[0] = work.call();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
        thread.start();
        thread.join();
        return (T) result[0];
    }

    static final Cell volatileCell = new Cell();

    /** A number that goes from hand to hand under a lock. */
    static final class Hands {
        private final ReentrantLock lock = new ReentrantLock();
        private final Condition changed = lock.newCondition();
        private Integer held;

        int run(int value) throws InterruptedException {
            Thread thread = new Thread(() -> {
                lock.lock();
                try {
                    held = value + 1;
                    changed.signal();
                } finally {
                    lock.unlock();
                }
            });
            thread.start();
            lock.lock();
            try {
                while (held == null) {
                    changed.await();
                }
                return held;
            } finally {
                lock.unlock();
            }
        }
    }

    static final Comparator<Cell> BACKWARDS = (one, other) -> other.number - one.number;
}
