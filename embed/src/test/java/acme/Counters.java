package acme;

import dev.heddle.Operation;
import dev.heddle.State;
import dev.heddle.Validate;
import java.util.concurrent.atomic.AtomicInteger;

/** Counters, right and wrong. */
public final class Counters {

    private Counters() {
    }

    /** Reads and writes in two steps. */
    public static final class Broken {

        private int value;

        @Operation
        public int increment() {
            return ++value;
        }

        @Operation
        public int get() {
            return value;
        }
    }

    /** Gives nothing away before the end. */
    public static final class Silent {

        private int value;

        @Operation
        void increment() {
            value++;
        }

        @State
        int state() {
            return value;
        }
    }

    /** Says itself that it is broken. */
    public static final class Validated {

        private int value;
        private final AtomicInteger right = new AtomicInteger();

        @Operation
        public void increment() {
            value++;
            right.incrementAndGet();
        }

        @Validate
        public void validate() {
            if (value != right.get()) {
                throw new IllegalStateException("the value is " + value);
            }
        }
    }

    public static final class Synchronized {

        private int value;

        @Operation
        public synchronized int increment() {
            return ++value;
        }

        @Operation
        public synchronized int get() {
            return value;
        }
    }

    public static final class Atomic {

        private final AtomicInteger value = new AtomicInteger();

        @Operation
        public int increment() {
            return value.incrementAndGet();
        }

        @Operation
        public int get() {
            return value.get();
        }
    }

    /** Wrong or right, as the property {@code switched} says. */
    public static final class Switched {

        private final boolean isRight = Boolean.getBoolean("switched");
        private final Object lock = new Object();
        private int value;

        @Operation
        public int increment() {
            if (!isRight) {
                return ++value;
            }
            synchronized (lock) {
                return ++value;
            }
        }
    }

    /** Throws where a bound is reached; two threads can overstep it. */
    public static final class Bounded {

        private final AtomicInteger left = new AtomicInteger(1);

        @Operation
        public int take() {
            if (left.get() == 0) {
                throw new IllegalStateException("there is nothing left");
            }
            return left.decrementAndGet();
        }
    }

    /** The same in one step. */
    public static final class Strict {

        private int left = 1;

        @Operation
        public synchronized int take() {
            if (left == 0) {
                throw new IllegalStateException("there is nothing left");
            }
            return --left;
        }
    }

    /** A data race that no result shows. */
    public static final class Racy {

        private boolean used;

        @Operation
        public void use() {
            used = true;
        }
    }
}
