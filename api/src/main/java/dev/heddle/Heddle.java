package dev.heddle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;

/**
 * What a program can say to Heddle while it is being checked.
 *
 * <p>The methods have their meaning only under Heddle's control. Anywhere else those that a program depends on for its
 * result refuse to work; those that only say something about it do nothing.
 */
public final class Heddle {

    private Heddle() {
    }

    /**
     * Takes a number from 0 to {@code options - 1}. Which one is as open as which thread goes next: a search tries
     * them all.
     *
     * @throws IllegalArgumentException if there is no option
     * @throws IllegalStateException if the program does not run under Heddle
     */
    public static int choose(int options) {
        throw new IllegalStateException("Heddle.choose(" + options + ") was called outside of Heddle: run the program with 'heddle check'");
    }

    /**
     * Runs {@code body} again and again, each time under another schedule of its threads, and says what came of it.
     *
     * @throws IllegalStateException if this JVM is not under Heddle's control; the message says what to do
     */
    public static Explored explore(Body body) {
        return explore(Options.defaults(), body);
    }

    /** Like {@link #explore(Body)}, in the way that {@code options} say. */
    public static Explored explore(Options options, Body body) {
        return engine("Heddle.explore").explore(options, Optional.empty(), body);
    }

    static Engine engine(String user) {
        return ServiceLoader.load(Engine.class, Heddle.class.getClassLoader()).findFirst()
                .orElseThrow(() -> new IllegalStateException(user + " needs dev.heddle:heddle-embed, or heddle-junit, on the class path"));
    }

    /**
     * Runs each of {@code actions} in a thread of its own, all at the same time, and waits for them.
     *
     * @return what came of them, in their order
     */
    @SafeVarargs
    public static <T> List<Outcome<T>> parallel(Callable<? extends T>... actions) throws InterruptedException {
        List<Outcome<T>> outcomes = new ArrayList<>(Collections.nCopies(actions.length, null));
        Thread[] threads = new Thread[actions.length];
        for (int i = 0; i < actions.length; i++) {
            int number = i;
            threads[i] = new Thread(() -> outcomes.set(number, Outcome.of(actions[number])), "action-" + (i + 1));
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        return Collections.unmodifiableList(outcomes);
    }

    /**
     * Runs each of {@code actions} in a thread of its own, all at the same time, and waits for them. What the first of them that failed
     * has thrown, this throws.
     */
    public static void inParallel(Body... actions) throws Exception {
        @SuppressWarnings("unchecked")
        Callable<Void>[] callables = new Callable[actions.length];
        for (int i = 0; i < actions.length; i++) {
            Body action = actions[i];
            callables[i] = () -> {
                action.run();
                return null;
            };
        }
        for (Outcome<Void> outcome : parallel(callables)) {
            outcome.get();
        }
    }

    /**
     * From now on {@code condition} has to hold after every visible operation of any thread; where it does not, that is a
     * failure. It must only look: what it reads may be shared, without locks, because nothing happens while it looks.
     *
     * @param name what the report calls it
     */
    public static void invariant(String name, BooleanSupplier condition) {
    }

    /** Tells that something happens, for the properties below and for the reader of a report. */
    public static void event(String name) {
    }

    /** {@code event} must not happen in any run. */
    public static void never(String event) {
    }

    /** {@code event} must not happen twice in a run. */
    public static void atMostOnce(String event) {
    }

    /** {@code then} must not happen in a run in which {@code first} has not happened yet. */
    public static void precedes(String first, String then) {
    }

    /** {@code event} must happen in every run before it ends; a run in which threads wait for ever has ended. */
    public static void eventually(String event) {
    }

    // ---- inputs ----

    /**
     * Any number, as far as the program is concerned: a search looks for values that make it behave differently. The name
     * stands for the input in reports, and must not be used twice in a run.
     */
    public static int anyInt(String name) {
        throw outside("anyInt");
    }

    /** Any number from {@code low} to {@code high}, both included. */
    public static int anyInt(String name, int low, int high) {
        throw outside("anyInt");
    }

    public static long anyLong(String name) {
        throw outside("anyLong");
    }

    /** Any number from {@code low} to {@code high}, both included. */
    public static long anyLong(String name, long low, long high) {
        throw outside("anyLong");
    }

    public static boolean anyBoolean(String name) {
        throw outside("anyBoolean");
    }

    public static byte anyByte(String name) {
        throw outside("anyByte");
    }

    public static short anyShort(String name) {
        throw outside("anyShort");
    }

    public static char anyChar(String name) {
        throw outside("anyChar");
    }

    /** Any number, also infinity and what is no number. */
    public static float anyFloat(String name) {
        throw outside("anyFloat");
    }

    /** Any number, also infinity and what is no number. */
    public static double anyDouble(String name) {
        throw outside("anyDouble");
    }

    /** Any string; never null. Those of up to 16 characters are looked for, or of as many as the option {@code longest} says. */
    public static String anyString(String name) {
        throw outside("anyString");
    }

    /** Any string of at most {@code longest} characters; never null. */
    public static String anyString(String name, int longest) {
        throw outside("anyString");
    }

    /** Any of {@code values}. */
    public static <T> T anyOf(String name, List<T> values) {
        throw outside("anyOf");
    }

    /** Any constant of an enumeration. */
    public static <E extends Enum<E>> E anyOf(String name, Class<E> type) {
        throw outside("anyOf");
    }

    /** Any array of at most {@code longest} elements. */
    public static int[] anyIntArray(String name, int longest) {
        throw outside("anyIntArray");
    }

    /** Any array of at most {@code longest} elements. */
    public static long[] anyLongArray(String name, int longest) {
        throw outside("anyLongArray");
    }

    /** Any array of at most {@code longest} elements. */
    public static short[] anyShortArray(String name, int longest) {
        throw outside("anyShortArray");
    }

    /** Any array of at most {@code longest} elements. */
    public static byte[] anyByteArray(String name, int longest) {
        throw outside("anyByteArray");
    }

    /** Any array of at most {@code longest} elements. */
    public static char[] anyCharArray(String name, int longest) {
        throw outside("anyCharArray");
    }

    /** Any array of at most {@code longest} elements. */
    public static float[] anyFloatArray(String name, int longest) {
        throw outside("anyFloatArray");
    }

    /** Any array of at most {@code longest} elements. */
    public static double[] anyDoubleArray(String name, int longest) {
        throw outside("anyDoubleArray");
    }

    /** Any array of at most {@code longest} elements. */
    public static boolean[] anyBooleanArray(String name, int longest) {
        throw outside("anyBooleanArray");
    }

    /** Any array of at most {@code longest} strings, which are looked for like that of {@link #anyString(String)}; none is null. */
    public static String[] anyStringArray(String name, int longest) {
        throw outside("anyStringArray");
    }

    /**
     * The program is meant only for inputs for which {@code condition} holds; runs in which it does not are given up, and
     * do not count.
     */
    public static void assume(boolean condition) {
        throw outside("assume");
    }

    private static IllegalStateException outside(String method) {
        return new IllegalStateException("Heddle." + method + " was called outside of Heddle: run the program with 'heddle check'");
    }
}
