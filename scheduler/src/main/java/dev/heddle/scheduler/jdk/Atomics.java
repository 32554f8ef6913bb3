package dev.heddle.scheduler.jdk;

import dev.heddle.runtime.Classes;
import dev.heddle.runtime.Internals;
import dev.heddle.runtime.shadow.Boxes;
import dev.heddle.runtime.shadow.Places;
import dev.heddle.runtime.shadow.Sameness;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.scheduler.accesses.Expectation;
import dev.heddle.scheduler.memory.AccessMode;
import dev.heddle.scheduler.memory.Elements;
import dev.heddle.scheduler.memory.FieldSlot;
import dev.heddle.scheduler.memory.Layout;
import dev.heddle.scheduler.thread.InstrumentedThread;
import java.lang.invoke.VarHandle;

/** Memory accesses through {@link VarHandle} and {@code Unsafe}, on which all atomics, updaters and adders stand. */
public final class Atomics {

    private static final int READS = 16;
    private static final int WRITES = 32;

    /** From this bit on, the type of what is expected. */
    private static final int TYPE = 8;
    /** From this bit on, how many bytes are accessed; 0 if that is one variable, whatever its size. */
    private static final int BYTES = 24;

    private static final AccessMode[] MODES = AccessMode.values();

    private Atomics() {
    }

    /** What a method of this name does, for {@link #access}; 0 if it does not access memory. */
    public static int kindOf(String name) {
        boolean update = name.startsWith("getAnd") || compares(name);
        boolean reads = update || name.startsWith("get");
        boolean writes = update || name.startsWith("set") || name.startsWith("put");
        if (!reads && !writes || name.equals("getClass")) {
            return 0;
        }
        AccessMode mode;
        if (name.endsWith("Volatile")) {
            mode = AccessMode.VOLATILE;
        } else if (name.endsWith("Opaque")) {
            mode = AccessMode.OPAQUE;
        } else if (name.endsWith("Acquire") || name.endsWith("Release")) {
            mode = AccessMode.ACQUIRE_RELEASE;
        } else if (update) {
            mode = name.endsWith("Plain") ? AccessMode.OPAQUE : AccessMode.VOLATILE;
        } else {
            mode = AccessMode.PLAIN;
        }
        return mode.ordinal() | (reads ? READS : 0) | (writes ? WRITES : 0) | bytes(name) << BYTES;
    }

    /** How many bytes a method of {@code Unsafe} accesses; 0 if its name does not tell. */
    private static int bytes(String name) {
        if (name.contains("Int") || name.contains("Float")) {
            return Integer.BYTES;
        } else if (name.contains("Long") || name.contains("Double")) {
            return Long.BYTES;
        } else if (name.contains("Short") || name.contains("Char")) {
            return Short.BYTES;
        }
        return name.contains("Byte") || name.contains("Boolean") ? 1 : 0;
    }

    /** The same for a compare-and-set that expects a value of {@code type}, a letter as in {@link Expectation}. */
    public static int expecting(int kind, char type) {
        return kind | type << TYPE;
    }

    /** True if a method of this name only writes where it finds what it expects. */
    public static boolean compares(String name) {
        return name.startsWith("compareAnd") || name.startsWith("weakCompareAnd");
    }

    /**
     * Called before an access through {@code handle}; {@code target} and {@code index} are its coordinates, if it has any,
     * {@code expected} or {@code bits} what a compare-and-set expects.
     */
    public static void access(VarHandle handle, Object target, int index, Object value, Object expected, long bits, int kind, int site) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current == null || handle == null) {
            return;
        }
        HandleShape shape = HandleShape.of(handle);
        VarHandle direct = shape.direct(handle);
        shape = direct == handle ? shape : HandleShape.of(direct);
        Expectation expectation = expectation(expected, bits, kind);
        switch (shape.kind()) {
            case FIELD -> {
                if (target != null) {
                    access(current, target, shape.offset(direct), value, expectation, kind, site);
                }
            }
            case STATIC -> {
                Object base = shape.base(direct);
                if (base instanceof Class<?> owner) {
                    Classes.use(owner);
                }
                access(current, base, shape.offset(direct), value, expectation, kind, site);
            }
            case ARRAY -> {
                current.memory().atomicElement(target, index, mode(kind), (kind & READS) != 0, (kind & WRITES) != 0, value, expectation, site);
                if (target instanceof Object[] array && index >= 0 && index < array.length) {
                    identify(array, Elements.offset(array, index), expectation, site);
                }
            }
            default -> {
            }
        }
    }

    /** Called before an access through {@code Unsafe}; without a target, {@code offset} is an address. */
    public static void access(Object target, long offset, Object value, Object expected, long bits, int kind, int site) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current != null) {
            access(current, target, offset, value, expectation(expected, bits, kind), kind, site);
        }
    }

    private static void access(InstrumentedThread current, Object target, long offset, Object value, Expectation expectation, int kind, int site) {
        current.memory().atomic(target, offset, kind >>> BYTES, mode(kind), (kind & READS) != 0, (kind & WRITES) != 0, value, expectation, site);
        if (target != null) {
            identify(target, offset, expectation, site);
            pass(target, offset, (kind & READS) != 0, site);
        }
    }

    /** A compare-and-set compares references: where two boxes with shadows stand for one object, what is expected is put in the place of what is there. */
    private static void identify(Object target, long offset, Expectation expectation, int site) {
        if (expectation != null && expectation.type() == 'L' && Shadows.TABLE.hasObjects()) {
            Object found = Internals.UNSAFE.getReference(target, offset);
            Boxes.compared(found, expectation.reference(), site);
            Sameness.compared(found, expectation.reference(), site);
            if (found != expectation.reference() && Shadows.canonical(found) == Shadows.canonical(expectation.reference())) {
                Internals.UNSAFE.putReference(target, offset, expectation.reference());
            }
        }
    }

    /** If there is a number in a field of the program, it goes where shadows cannot follow. */
    private static void pass(Object target, long offset, boolean read, int site) {
        if (!Shadows.TABLE.isEmpty() && !target.getClass().isArray()) {
            FieldSlot slot = Layout.at(target, offset);
            if (slot != null && !slot.isReference()) {
                Places.passedBy(slot.owner, slot.name, target == slot.base ? null : target, read, site);
            }
        }
    }

    private static Expectation expectation(Object expected, long bits, int kind) {
        int type = kind >>> TYPE & 0xFF;
        return type == 0 ? null : new Expectation((char) type, expected, bits);
    }

    private static AccessMode mode(int kind) {
        return MODES[kind & 15];
    }
}
