package dev.heddle.scheduler.world;

import dev.heddle.runtime.Internals;
import dev.heddle.runtime.Strand;
import dev.heddle.runtime.shadow.jdk.Prints;
import dev.heddle.scheduler.memory.Heap;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TimeZone;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.LogManager;
import java.util.logging.Logger;
import jdk.internal.misc.Unsafe;

/** What the JVM keeps for the program, made the same at the start of every execution. */
public final class World {

    /** When every execution begins: 2026-01-01T00:00:00Z. */
    public static final long EPOCH_MILLIS = 1_767_225_600_000L;

    private static final Unsafe U = Internals.UNSAFE;
    private static final AtomicLong BESIDE = new AtomicLong(1L << 40);
    private static final int RUNNABLE = 5;
    private static final long TID = Internals.offset(Thread.class, "tid");
    private static final MethodHandle EXIT = Internals.virtual(Thread.class, "exit", void.class);
    /** The innermost scope that a thread has open, since JDK 21. */
    private static final long HEAD_SCOPE = Internals.offset(Thread.class, "headStackableScopes");
    /** The status of a thread is in an object of its own since JDK 19. */
    private static final long HOLDER = Internals.offset(Thread.class, "holder");
    private static final long STATUS = statusOffset();

    private final int processors;
    private final ThreadGroup group = Thread.currentThread().getThreadGroup();
    private final Counters counters = new Counters();

    private final Thread.UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler();
    private final PrintStream out = System.out;
    private final PrintStream err = System.err;
    private final InputStream in = System.in;
    private final Properties properties = (Properties) System.getProperties().clone();
    private final Locale locale = Locale.getDefault();
    private final Locale displayLocale = Locale.getDefault(Locale.Category.DISPLAY);
    private final Locale formatLocale = Locale.getDefault(Locale.Category.FORMAT);
    private final TimeZone timeZone = TimeZone.getDefault();
    private boolean propertiesTouched;
    private boolean localeTouched;

    private ForkJoinPool commonPool;
    private ScheduledThreadPoolExecutor delayer;
    private final Logging logging = new Logging();

    private final ClassLoader loader;
    private ClassLoader outerLoader;
    private final Outside outside = new Outside();
    private final ProgramOutput output = new ProgramOutput();
    private final InputStream programInput;

    /**
     * @param processors how many the program is told that there are
     * @param loader what the program's threads find their classes by, or null for that of the calling thread
     * @param programInput what the program has for its standard input
     */
    public World(int processors, ClassLoader loader, InputStream programInput) {
        this.processors = processors;
        this.loader = loader;
        this.programInput = programInput;
    }

    private static long statusOffset() {
        try {
            return Internals.offset(HOLDER < 0 ? Thread.class : Class.forName("java.lang.Thread$FieldHolder"), "threadStatus");
        } catch (ClassNotFoundException e) {
            throw new LinkageError("this JDK keeps the status of threads elsewhere", e);
        }
    }

    public void begin(boolean recorded) {
        output.begin(recorded);
        System.setOut(output.out());
        System.setErr(output.err());
        System.setIn(programInput);
        Prints.begin(output.out(), output.err());
        counters.reset();
        outside.begin();
        if (loader != null) {
            // For code of the JDK that looks at the thread it really runs on.
            outerLoader = Thread.currentThread().getContextClassLoader();
            Thread.currentThread().setContextClassLoader(loader);
        }
        commonPool = null;
        delayer = null;
        logging.begin();
    }

    /** {@code abandoned} are the threads that the program had started and that have not ended. */
    public void end(List<Thread> abandoned) {
        abandoned.forEach(World::exit);
        if (Thread.getDefaultUncaughtExceptionHandler() != handler) {
            Thread.setDefaultUncaughtExceptionHandler(handler);
        }
        if (loader != null) {
            Thread.currentThread().setContextClassLoader(outerLoader);
        }
        System.setOut(out);
        System.setErr(err);
        System.setIn(in);
        if (propertiesTouched) {
            propertiesTouched = false;
            System.setProperties((Properties) properties.clone());
        }
        if (localeTouched) {
            localeTouched = false;
            Locale.setDefault(locale);
            Locale.setDefault(Locale.Category.DISPLAY, displayLocale);
            Locale.setDefault(Locale.Category.FORMAT, formatLocale);
            TimeZone.setDefault(timeZone);
        }
    }

    /** Makes known to {@code heap} what every thread can reach from the beginning. */
    public void entitle(Heap heap) {
        heap.entitle(output.out(), "System.out");
        heap.entitle(output.err(), "System.err");
    }

    /** What the program has printed, if the execution is recorded. */
    public String output() {
        return output.text();
    }

    /** True if {@code type}, whose package is one of ours, is no class of the program's. */
    public boolean isHeddles(Class<?> type) {
        ClassLoader owner = type.getClassLoader();
        return owner == null || loader != null && loader != owner && owner == ClassLoader.getSystemClassLoader();
    }

    /** What the program does where nobody sees it. */
    public Outside outside() {
        return outside;
    }

    /** The program gets at the system properties, and may change them. */
    public void touchProperties() {
        propertiesTouched = true;
    }

    /** The program changes the default locale or time zone. */
    public void touchLocale() {
        localeTouched = true;
    }

    /**
     * Gives {@code thread}, which the JVM is to run beside those of the program, an id that no other has: since JDK 24 monitors are owned by
     * ids, and those of the program's threads are the same in every execution.
     */
    public static void identify(Thread thread) {
        U.putLong(thread, TID, BESIDE.incrementAndGet());
    }

    /** Makes {@code thread} look started, so that it is not started twice. */
    public static void markStarted(Thread thread) {
        Object holder = HOLDER < 0 ? thread : U.getReference(thread, HOLDER);
        U.putInt(holder, STATUS, RUNNABLE);
    }

    /** The thread in which the JVM ends the program, which does {@code what}; its name is the one that the JVM gives it. */
    public Thread departingThread(Runnable what) {
        Thread thread = new Thread(group, what, "DestroyJavaVM");
        thread.setDaemon(false);
        identify(thread);
        return thread;
    }

    public Thread mainThread() {
        Thread thread = new Thread(group, "main");
        thread.setDaemon(false);
        if (loader != null) {
            thread.setContextClassLoader(loader);
        }
        U.putLong(thread, TID, 1L);
        return thread;
    }

    /** Runs what the JDK does at the end of {@code thread}, as part of it; {@code started} if the program has started it. */
    public void leave(Thread thread, boolean started) {
        if (started || HEAD_SCOPE >= 0 && U.getReference(thread, HEAD_SCOPE) != null) {
            exit(thread);
        }
    }

    private static void exit(Thread thread) {
        try {
            EXIT.invokeExact(thread);
        } catch (Throwable e) {
            throw Internals.sneak(e);
        }
    }

    /** The handler for all threads that the program has installed, or null. */
    public Thread.UncaughtExceptionHandler defaultHandler() {
        Thread.UncaughtExceptionHandler current = Thread.getDefaultUncaughtExceptionHandler();
        return current == handler ? null : current;
    }

    public int processors() {
        return processors;
    }

    /** The common pool of this execution. */
    public ForkJoinPool commonPool(Strand asking) {
        if (commonPool == null) {
            asking.quiet++;
            try {
                commonPool = (ForkJoinPool) Internals.LOOKUP
                        .findConstructor(ForkJoinPool.class, MethodType.methodType(void.class, byte.class)).invoke((byte) 0);
            } catch (Throwable e) {
                throw Internals.sneak(e);
            } finally {
                asking.quiet--;
            }
            asking.publish(commonPool);
        }
        return commonPool;
    }

    /** The log manager of this execution, which stands for {@code original}. */
    public LogManager logManager(Strand asking, LogManager original, Heap heap) {
        return logging.manager(asking, original, heap);
    }

    /** The levels of log records that this execution knows, by name or by number; {@code original} are those that the JVM knows. */
    public Map<Object, List<Object>> logLevels(Strand asking, Map<Object, List<Object>> original) {
        return logging.levels(asking, original);
    }

    /** The global logger of this execution. */
    public Logger globalLogger(Strand asking) {
        return logging.global(asking);
    }

    /** What completes futures after a time, in this execution; JDK 17 keeps one for all. */
    public ScheduledThreadPoolExecutor delayer(Strand asking, ScheduledThreadPoolExecutor original) {
        if (delayer == null) {
            asking.quiet++;
            try {
                delayer = new ScheduledThreadPoolExecutor(1, original.getThreadFactory());
                delayer.setRemoveOnCancelPolicy(true);
            } finally {
                asking.quiet--;
            }
            asking.publish(delayer);
        }
        return delayer;
    }
}
