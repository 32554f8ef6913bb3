package dev.heddle.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.util.Map;
import java.util.Set;

/** A class whose initialiser Heddle runs. */
public final class ClassEntry {

    static final ClassEntry FOREIGN = new ClassEntry(0, null, null, Set.of(), false);

    public final int number;
    public final ClassLoader loader;
    public final String name;

    /** Numbers of the classes to be initialised before this one; null until the scheduler has found out. */
    public int[] parents;

    private final Set<String> finals;
    private final boolean hasState;
    private byte[] companion;
    private Class<?> type;
    private MethodHandle initializer;
    private Thread outsideBy;
    private boolean outsideDone;
    /** What the static fields held outside of executions while those are under way; else null. */
    private Map<Field, Object> kept;

    ClassEntry(int number, ClassLoader loader, String name, Set<String> finals, boolean hasState) {
        this.finals = finals;
        this.hasState = hasState;
        this.number = number;
        this.loader = loader;
        this.name = name;
    }

    /** True if the static field {@code name} is final in the source; instrumentation drops the modifier. */
    public boolean isFinal(String name) {
        return finals.contains(name);
    }

    public Class<?> type() {
        if (type == null) {
            try {
                type = Class.forName(name, false, loader);
            } catch (ClassNotFoundException e) {
                throw new LinkageError("class " + name + " was instrumented but cannot be found", e);
            }
        }
        return type;
    }

    /**
     * Makes {@code companion}, a class file, hold the initialiser of {@code loaded}, which is this class and was loaded before it
     * could be given one of its own. Does nothing the second time.
     */
    public synchronized void accompany(Class<?> loaded, byte[] companion) throws ReflectiveOperationException {
        if (initializer == null) {
            type = loaded;
            Class<?> nestmate = Internals.LOOKUP.in(loaded).defineHiddenClass(companion, false, MethodHandles.Lookup.ClassOption.NESTMATE).lookupClass();
            initializer = Internals.LOOKUP.findStatic(nestmate, Classes.INITIALIZER, MethodType.methodType(void.class));
            if (!Internals.UNSAFE.shouldBeInitialized(loaded)) {
                beginOutside();
            }
        }
    }

    /** Makes {@code file}, a class file, hold the initialiser of this class, once there is this class: it can have none of its own. */
    public void accompanyLater(byte[] file) {
        companion = file;
    }

    /** Resets the static fields of the class, if it has some, then runs the body of its initialiser; false if that is not possible, because the class could not be instrumented. */
    public boolean run() throws Throwable {
        if (!hasState) {
            return true;
        }
        if (initializer == null) {
            Strand strand = Control.beginQuiet();
            try {
                Class<?> holder = companion == null ? type() : Internals.LOOKUP.in(type()).defineHiddenClass(companion, false).lookupClass();
                initializer = Internals.LOOKUP.findStatic(holder, Classes.INITIALIZER, MethodType.methodType(void.class));
            } catch (NoSuchMethodException asItWas) {
                return false;
            } finally {
                Control.endQuiet(strand);
            }
        }
        initializer.invokeExact();
        return true;
    }

    /**
     * Keeps what the static fields hold for code outside, before executions overwrite it. Returns true if there is something to
     * give back.
     */
    public synchronized boolean keep() {
        if (outsideBy == null || kept != null) {
            return false;
        }
        kept = Statics.read(type());
        return true;
    }

    /** Gives back what was kept. */
    public synchronized void giveBack() {
        Statics.write(type(), kept);
        kept = null;
    }

    /** Lets go of what the static fields refer to, after an execution. Each begins anew in the next. */
    public void release() {
        Statics.clear(type());
    }

    synchronized boolean beginOutside() {
        if (outsideBy != null) {
            return false;
        }
        outsideBy = Thread.currentThread();
        outsideDone = true;
        return true;
    }

    /** Initialises the class for code that nobody controls, if an execution under control has loaded it first. */
    void initializeOutside() {
        if (outsideDone) {
            return;
        }
        synchronized (this) {
            if (!beginOutside()) {
                return;
            }
            try {
                run();
            } catch (Throwable failure) {
                throw failure instanceof Error error ? error : new ExceptionInInitializerError(failure);
            }
        }
    }
}
