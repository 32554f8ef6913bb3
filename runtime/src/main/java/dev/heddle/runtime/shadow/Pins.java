package dev.heddle.runtime.shadow;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import dev.heddle.term.Term;
import java.lang.reflect.Proxy;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.stream.Collectors;

/** Hooks where values go where shadows cannot follow: such a value is pinned, so that it is the same in all executions that go this way. */
public final class Pins {

    private static final Object[] NOTHING = {};
    private static final String SET_FROM_MAP = "java.util.Collections$SetFromMap";
    private static final StackWalker WALKER = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
    private static final StackWalker HIDDEN_WALKER =
            StackWalker.getInstance(Set.of(StackWalker.Option.RETAIN_CLASS_REFERENCE, StackWalker.Option.SHOW_HIDDEN_FRAMES));
    /** The code of method handles, and of reflection, which may use them. */
    private static final String HANDLES = "java.lang.invoke.LambdaForm";
    private static final String REFLECTION = "jdk.internal.reflect.";

    /** Where programs call what prints and logs. */
    private static final List<String> PRINTING = List.of("java.io.PrintStream", "java.util.logging.", "java.lang.System$Logger", "sun.util.logging.", "sun.util.logger.", "jdk.internal.logger.");

    private Pins() {
    }

    /** Pins a number with this shadow. */
    public static void pin(Term shadow, int site) {
        Strand strand = shadow == null ? null : Control.strand();
        if (strand != null) {
            strand.pin(shadow, site);
        }
    }

    /** Pins whatever depends on inputs in {@code object}; returns the object to go on with: in place of a box, what it would be if it needed no shadow. */
    public static Object pinAll(Object object, int site) {
        Strand strand = object == null || !mayMatter(object) ? null : Control.strand();
        if (strand == null) {
            return object;
        }
        Kept.give(object);
        if (!areShadows()) {
            return object;
        }
        pinWithin(strand, object, site, false);
        return Boxes.plain(object);
    }

    /** Like {@link #pinAll}, for code that looks into objects of the program as well, and into those that they refer to. */
    public static Object pinGraph(Object object, int site) {
        Strand strand = object == null || !areShadows() ? null : Control.strand();
        if (strand != null) {
            pinWithin(strand, object, site, true);
        }
        return object;
    }

    private static boolean areShadows() {
        return Shadows.TABLE.hasObjects() || !Shadows.TABLE.isEmpty();
    }

    /** True if there are shadows, or if there may be some in {@code object} while somebody has it. */
    private static boolean mayMatter(Object object) {
        return areShadows() || Kept.isOpen(object) || object instanceof Object[];
    }

    /** Pins {@code object} for code that can tell it from others that are equal; returns what it would be if it needed no shadow. */
    public static Object pinIdentity(Object object, int site) {
        if (Boxes.isBox(object)) {
            return Boxes.identified(object, site);
        }
        if (!(object instanceof String) || !Shadows.TABLE.hasObjects()) {
            return object;
        }
        Object plain = Shadows.canonical(object);
        Sameness.decide((String) object, site);
        pinAll(object, site);
        return plain;
    }

    /**
     * Pins {@code object} unless the method of {@code receiver} that it is passed to is the program's, so that shadows can follow; returns the object to go on
     * with, as {@link #pinAll} does.
     */
    public static Object pinFor(Object receiver, Object object, int signature, int site) {
        return mayMatter(object) && Reach.isJdk(receiver, signature) ? forIdentities(receiver, pinAll(object, site)) : object;
    }

    /** What a set or map that tells objects apart is given instead of {@code object}, which was pinned: a collection with those objects in it that the program would have there. */
    private static Object forIdentities(Object receiver, Object object) {
        return receiver instanceof IdentityHashMap || receiver != null && receiver.getClass().getName().equals(SET_FROM_MAP) ? plainWithin(object) : object;
    }

    /** Like {@link #pinAll}, for the constructor of a map that tells objects apart. */
    public static Object pinIdentities(Object object, int site) {
        return plainWithin(pinAll(object, site));
    }

    private static Object plainWithin(Object object) {
        return !Shadows.TABLE.hasObjects() ? object : object instanceof Map ? Contents.plain((Map<?, ?>) object) : object instanceof Collection ? Contents.plain((Collection<?>) object) : object;
    }

    /** Like {@link #pinFor}, for a method that the program declares, and the JDK may implement without knowing of it; proxies give what they get to the program. */
    public static Object pinInherited(Object receiver, Object object, int signature, int site) {
        return receiver != null && receiver.getClass().getSuperclass() != Object.class && areShadows() && !Proxy.isProxyClass(receiver.getClass())
                ? pinFor(receiver, object, signature, site) : object;
    }

    /** Like {@link #pinFor} if {@code receiver}, to which {@code object} is added, is a collection that compares what is in it. */
    public static Object pinKey(Object receiver, Object object, int signature, int site) {
        if (!areShadows() || !Reach.isJdk(receiver, signature)) {
            return object;
        }
        if (receiver instanceof IdentityHashMap) {
            return pinIdentity(object, site);
        }
        if (receiver instanceof Set || receiver instanceof Map) {
            return Keys.decide(receiver, object, site) ? object : forIdentities(receiver, pinAll(object, site));
        }
        Keys.expose(object, site);
        return receiver instanceof PriorityQueue || receiver instanceof PriorityBlockingQueue || receiver instanceof DelayQueue || Crossings.isSeen(object)
                ? pinAll(object, site) : object;
    }

    /** Like {@link #pinFor} if {@code receiver} is a collection in which {@code object} is looked for, the last one like it if {@code last}. */
    public static Object pinSought(Object receiver, Object object, boolean last, int signature, int site) {
        if (!mayMatter(object) || !Reach.isJdk(receiver, signature)) {
            return object;
        }
        if (Keys.seek(receiver, object, last, site)) {
            return object;
        }
        pinAll(receiver, site);
        return pinAll(object, site);
    }

    /** The program is about to go through {@code receiver}. */
    public static void pinOrder(Object receiver, int site) {
        if (Control.strand() != null) {
            Keys.expose(receiver, site);
        }
    }

    /** Like {@link #pinKey}, for what goes with a key. */
    public static Object pinValue(Object receiver, Object object, int signature, int site) {
        if (!areShadows() || !Reach.isJdk(receiver, signature)) {
            return object;
        }
        return receiver instanceof IdentityHashMap ? pinIdentity(object, site) : Crossings.isSeen(object) ? pinAll(object, site) : object;
    }

    /** True if the object is the JDK's, or inherits code from there. */
    static boolean isPlatform(Object object) {
        Class<?> type = object == null ? Object.class : object.getClass();
        if (type.getClassLoader() == null) {
            return true;
        }
        for (Class<?> parent = type.getSuperclass(); parent != Object.class; parent = parent.getSuperclass()) {
            if (parent.getClassLoader() == null && parent != Record.class && parent != Enum.class) {
                return true;
            }
        }
        return false;
    }

    /** Pins what depends on inputs in {@code first} and in what can be reached from it: through containers of the JDK, or through all objects if {@code everything} is looked into. */
    private static void pinWithin(Strand strand, Object first, int site, boolean everything) {
        Identities<Boolean> seen = new Identities<>();
        Object[] open = {first};
        for (int next = 0, end = 1; next < end; next++) {
            Object object = open[next];
            if (object instanceof String || Boxes.isBox(object)) {
                pin(Shadows.TABLE.ofObject(object), site);
            } else if (object != null && seen.get(object) == null) {
                seen.put(object, true);
                pinOnly(strand, object, site);
                Object[] within = everything || isPlatform(object) ? Contents.of(object) : NOTHING;
                if (within == object) {
                    within = plain(within);
                }
                if (end + within.length > open.length) {
                    Object[] more = new Object[2 * (end + within.length)];
                    System.arraycopy(open, 0, more, 0, end);
                    open = more;
                }
                System.arraycopy(within, 0, open, end, within.length);
                end += within.length;
            }
        }
    }

    /** Puts what the program would have in the place of the boxes in {@code array}, which are about to be pinned; returns what there was. */
    private static Object[] plain(Object[] array) {
        Object[] before = new Object[array.length];
        for (int i = 0; i < array.length; i++) {
            before[i] = array[i];
            Object plain = Boxes.plain(array[i]);
            if (plain != array[i]) {
                array[i] = plain;
            }
        }
        return before;
    }

    private static void pinOnly(Strand strand, Object object, int site) {
        Keys.expose(object, site);
        Term own = Shadows.TABLE.ofObject(object);
        if (own != null) {
            // Whoever gets a builder may change it.
            Shadows.TABLE.plain(object);
            strand.pin(own, site);
        }
        for (Term shadow : Shadows.TABLE.within(object)) {
            strand.pin(shadow, site);
        }
        if (object instanceof Throwable) {
            for (Term part : Shadows.TABLE.toldBy((Throwable) object)) {
                strand.pin(part, site);
            }
        }
    }

    /** Pins {@code object} if the method that returns it was called by the JDK, which looks into it. */
    public static void pinReturned(Object object, int site) {
        if (object != null && areShadows() && mayHold(object) && Control.strand() != null && (isForJdk() || isTakenOut())) {
            pinAll(object, site);
        }
    }

    /**
     * True if code that the JVM makes, between the method that returns and the program's code, takes a number out of its box, or may give it to the JDK: proxies, method
     * references, method handles unless reflection calls them.
     */
    private static boolean isTakenOut() {
        Strand strand = Control.beginQuiet();
        try {
            boolean[] handle = {false};
            return HIDDEN_WALKER.walk(frames -> frames.filter(frame -> frame.getDeclaringClass() != Pins.class && !frame.getMethodName().endsWith("$captured")).skip(1)
                    .dropWhile(frame -> {
                        handle[0] |= frame.getClassName().startsWith(HANDLES);
                        return isBetween(frame.getDeclaringClass()) && !frame.getMethodType().returnType().isPrimitive();
                    }).findFirst().map(frame -> isBetween(frame.getDeclaringClass()) || handle[0] && !frame.getClassName().startsWith(REFLECTION)).orElse(false));
        } finally {
            Control.endQuiet(strand);
        }
    }

    private static boolean isBetween(Class<?> caller) {
        return caller.isHidden() || Proxy.isProxyClass(caller) || caller.getName().startsWith("java.lang.invoke.");
    }

    /** True if the object depends on inputs by itself, or is a container of the JDK's with others in it. */
    private static boolean mayHold(Object object) {
        return Shadows.TABLE.ofObject(object) != null || !(object instanceof String) && !Boxes.isBox(object) && isPlatform(object);
    }

    /** True if the JDK called the method that is returning, and looks into what it returns. */
    private static boolean isForJdk() {
        Strand strand = Control.beginQuiet();
        try {
            return WALKER.walk(frames -> looksInto(strand, frames.filter(frame -> frame.getDeclaringClass() != Pins.class && !frame.getMethodName().endsWith("$captured"))
                    .skip(1).takeWhile(frame -> frame.getDeclaringClass().getClassLoader() == null).collect(Collectors.toList())));
        } finally {
            Control.endQuiet(strand);
        }
    }

    /** {@code callers} are the JDK's methods that were called, the innermost first. False if they only hand on what they get, or print it where the program hears nothing of it. */
    private static boolean looksInto(Strand strand, List<StackWalker.StackFrame> callers) {
        if (callers.isEmpty() || HandingOn.does(callers)) {
            return false;
        }
        String first = callers.get(callers.size() - 1).getClassName();
        return !strand.unheard || PRINTING.stream().noneMatch(first::startsWith);
    }
}
