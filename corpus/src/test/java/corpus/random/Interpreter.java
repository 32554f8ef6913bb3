package corpus.random;

import dev.heddle.Heddle;
import dev.heddle.corpus.Observations;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Runs a list of operations in each of several threads; instrumented like any program. */
public final class Interpreter {

    /** Does nothing; but whoever has it in his program is a daemon. */
    private static final char DAEMON = 'Z';
    /** The first of the letters of {@link Meetings}. */
    private static final char CYRILLIC = '\u0400';
    /** The first of the letters of {@link Services}. */
    private static final char ARMENIAN = '\u0530';
    /** The first of the letters of {@link Entries}. */
    private static final char GEORGIAN = '\u10A0';

    private final String[] programs;
    private int x;
    private int y;
    private volatile int flag;
    private final Object monitor = new Object();
    private final Object otherMonitor = new Object();
    private final ReentrantLock lock = new ReentrantLock();
    private final ReentrantLock fairLock = new ReentrantLock(true);
    private final AtomicInteger atomic = new AtomicInteger();
    private final AtomicInteger otherAtomic = new AtomicInteger();
    private final Semaphore semaphore = new Semaphore(1);
    private final CountDownLatch latch = new CountDownLatch(1);
    private final Object[] monitors = {monitor, otherMonitor};
    private final int[] elements = new int[3];
    private final int number;
    private final boolean truth;
    private final Primitives primitives;
    private final Meetings meetings = new Meetings();
    private final Services services;
    private final Entries entries;
    private final Thread first;
    private final Thread second;
    private final Thread third;
    private final Thread fourth;

    private Interpreter(String[] programs, boolean inputs) {
        this.programs = programs;
        this.number = inputs ? Heddle.anyInt("number", 0, 2) : 0;
        this.truth = inputs && Heddle.anyBoolean("truth");
        this.primitives = new Primitives(this);
        String all = String.join("", programs);
        this.services = all.chars().anyMatch(letter -> letter >= ARMENIAN && letter < GEORGIAN) ? new Services(this) : null;
        this.entries = all.chars().anyMatch(letter -> letter >= GEORGIAN) ? new Entries(this, all) : null;
        this.first = thread(0);
        this.second = thread(1);
        this.third = programs.length > 2 ? thread(2) : first;
        this.fourth = programs.length > 3 ? thread(3) : first;
    }

    private Thread thread(int number) {
        String program = programs[number];
        Thread thread = new Thread(() -> run(program, number), "t" + number);
        thread.setDaemon(program.indexOf(DAEMON) >= 0);
        return thread;
    }

    // Only fields that the programs share may be visible: the objects themselves are in final fields, not in arrays.

    Thread target(int number) {
        return switch (number) {
            case 0 -> first;
            case 1 -> second;
            case 2 -> third;
            default -> fourth;
        };
    }

    Object monitor(int number) {
        return number == 0 ? monitor : otherMonitor;
    }

    ReentrantLock lock(int number) {
        return number == 0 ? lock : fairLock;
    }

    Semaphore semaphore() {
        return semaphore;
    }

    CountDownLatch latch() {
        return latch;
    }

    private AtomicInteger atomic(int number) {
        return number == 0 ? atomic : otherAtomic;
    }

    int get(int number) {
        return number == 0 ? x : y;
    }

    private void set(int number, int value) {
        if (number == 0) {
            x = value;
        } else {
            y = value;
        }
    }

    /**
     * Runs the first {@code started} programs in threads of their own; the others are for an operation to start.
     *
     * @param inputs whether the programs have operations on inputs
     */
    public static void main(String[] programs, int started, boolean inputs) {
        Interpreter interpreter = new Interpreter(programs, inputs);
        for (int i = 0; i < started; i++) {
            interpreter.target(i).start();
        }
    }

    /** A program is a string: an operation's letter, a digit, and for some a block in brackets. */
    void run(String program, int self) {
        int at = 0;
        while (at < program.length()) {
            char operation = program.charAt(at);
            int argument = program.charAt(at + 1) - '0';
            String block = null;
            at += 2;
            if (at < program.length() && program.charAt(at) == '(') {
                int end = closing(program, at);
                block = program.substring(at + 1, end);
                at = end + 1;
            }
            step(operation, argument, block, self);
        }
    }

    private static int closing(String program, int open) {
        int depth = 0;
        for (int i = open; ; i++) {
            if (program.charAt(i) == '(') {
                depth++;
            } else if (program.charAt(i) == ')' && --depth == 0) {
                return i;
            }
        }
    }

    private void step(char operation, int argument, String block, int self) {
        try {
            switch (operation) {
                case 'r' -> note(self, get(argument));
                case 'w' -> set(argument, self + 1);
                case 'v' -> note(self, flag);
                case 'V' -> flag = self + 1;
                case 'c' -> note(self, atomic(argument).compareAndSet(0, 1));
                case 'K' -> note(self, atomic(argument).compareAndSet(1, 2));
                case 'A' -> note(self, semaphore.tryAcquire());
                case 'a' -> note(self, atomic(argument).incrementAndGet());
                case 'm' -> {
                    synchronized (monitor(argument)) {
                        run(block, self);
                    }
                }
                case 'l' -> {
                    lock(argument).lock();
                    run(block, self);
                    lock(argument).unlock();
                }
                case 'k' -> lock(argument).lock();
                case 't' -> {
                    if (lock(argument).tryLock()) {
                        run(block, self);
                        lock(argument).unlock();
                    }
                }
                case 'z' -> {
                    synchronized (monitor(argument)) {
                        monitor(argument).wait();
                    }
                }
                case 'y' -> {
                    synchronized (monitor(argument)) {
                        monitor(argument).wait(1);
                    }
                }
                case 'n' -> {
                    synchronized (monitor(argument)) {
                        monitor(argument).notify();
                    }
                }
                case 'N' -> {
                    synchronized (monitor(argument)) {
                        monitor(argument).notifyAll();
                    }
                }
                case 'p' -> LockSupport.park();
                case 'u' -> LockSupport.unpark(target(argument));
                case 's' -> {
                    while (get(argument) == 0) {
                        Thread.onSpinWait();
                    }
                }
                case 'j' -> target(argument).join();
                case 'g' -> {
                    synchronized (target(argument)) {
                        target(argument).wait();
                    }
                }
                case 'J' -> {
                    synchronized (target(argument)) {
                        run(block, self);
                    }
                }
                case 'x' -> start(argument);
                case 'h' -> set(argument, Heddle.choose(2 + argument));
                case 'i' -> {
                    if (get(argument) != 0) {
                        run(block, self);
                    }
                }
                case 'q' -> semaphore.acquire();
                case 'Q' -> semaphore.release();
                case 'd' -> latch.countDown();
                case 'D' -> latch.await();
                case 'I' -> target(argument).interrupt();
                case DAEMON -> use(0);
                default -> {
                    if (operation < 128) {
                        stepOnInputs(operation, argument, block, self);
                    } else if (operation >= GEORGIAN) {
                        entries.step(operation, argument, block, self);
                    } else if (operation >= ARMENIAN) {
                        services.step(operation, argument, block, self);
                    } else if (operation >= CYRILLIC) {
                        meetings.step(operation, self);
                    } else {
                        primitives.step(operation, argument, block, self);
                    }
                }
            }
        } catch (InterruptedException interrupted) {
            note(self, 9);
            set(0, 9);
        }
    }

    private void stepOnInputs(char operation, int argument, String block, int self) {
        switch (operation) {
            case 'b' -> {
                if (number == argument) {
                    run(block, self);
                }
            }
            case 'B' -> {
                if (truth == (argument == 1)) {
                    run(block, self);
                }
            }
            case 'o' -> {
                if (get(argument) > number) {
                    run(block, self);
                }
            }
            case 'T' -> {
                switch (number + argument) {
                    case 0 -> run(block, self);
                    case 1 -> set(0, 5);
                    default -> use(0);
                }
            }
            case 'M' -> {
                synchronized (monitors[(number + argument) % 2]) {
                    run(block, self);
                }
            }
            case 'W' -> set(argument, number);
            case 'P' -> set(argument, get(argument) + number);
            case 'e' -> elements[number] = self + 1;
            case 'E' -> use(elements[number]);
            case 'O' -> set(0, elements[get(argument)]);
            case 'f' -> elements[argument] = self + 1;
            case 'F' -> use(elements[argument]);
            case 'R' -> set(argument, quotient(number - argument));
            case 'U' -> Heddle.assume(get(argument) <= number);
            case 'Y' -> set(argument, Heddle.anyInt("own" + self, 0, 1));
            case 'S' -> use(Integer.toString(get(argument)).length());
            case 'G' -> atomic(argument).addAndGet(number);
            case 'C' -> atomic(argument).compareAndSet(number, argument + 1);
            case 'H' -> set(argument, atomic(argument).get());
            default -> throw new AssertionError(operation);
        }
    }

    private static int quotient(int divisor) {
        try {
            return 6 / divisor;
        } catch (ArithmeticException zero) {
            return 7;
        }
    }

    private void start(int thread) {
        try {
            target(thread).start();
        } catch (IllegalThreadStateException alreadyStarted) {
            use(0);
        }
    }

    private static void use(int value) {
    }

    /** Takes down what thread {@code self} has learnt. */
    static void note(int self, int value) {
        Observations.note(self, value);
    }

    static void note(int self, boolean value) {
        Observations.note(self, value ? 1 : 0);
    }

    @Override
    public String toString() {
        return String.join(" | ", programs);
    }
}
