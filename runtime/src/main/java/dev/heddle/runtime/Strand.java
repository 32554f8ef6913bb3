package dev.heddle.runtime;

import dev.heddle.term.Term;

/**
 * One thread of the program, as instrumented code sees it.
 *
 * <p>Hooks look up the strand of the calling code and hand it what is about to happen. The subclass
 * decides what that means: run under a scheduler, or only be written down.
 */
public abstract class Strand {

    /** The program's own thread object; what {@code Thread.currentThread()} answers. */
    public Thread thread;

    /** The JVM thread that executes this strand's code. */
    public Thread carrier;

    /** While positive, hooks look away: the code is not the program's. */
    public int quiet;

    /** True while the program is about to call a class loader of its own making. */
    boolean asksLoader;

    /** For each class number, the {@link Control#epoch} in which this strand last found the class initialised. */
    public int[] initialized = new int[64];

    /** The signature of the method that is being called with or for shadows; 0 when it has begun, or when none is called. */
    public int called;

    /** The shadows of the arguments of that call, the last argument first; null if no argument has one. */
    public Term[] arguments;

    /** The shadow of what the last call returned, or null. */
    public Term returned;

    /** What the message of the exception that is about to be made depends on, or null. */
    public Term[] foreseen;

    /** True if the last call that was for a stream or a logger went to one of which the program hears nothing. */
    public boolean unheard;

    /** How many calls of the JDK's methods are under way that may look into what they are given. */
    public int looking;
    /** What the JDK is about to put where other strands find it, or null. */
    public Object handed;

    /** The shadows of fields of an object whose superclass's constructor is about to be called, and the signature of that constructor; null if there are none. */
    public Early early;
    public int earlyFor;

    /** The shadow of a field that was set before the object could be touched, and what else there is of this kind. */
    public record Early(Term shadow, int slot, Early others) {
    }

    /** What is not to be collected as long as there is this strand, in a list. */
    private Kept kept;

    private record Kept(Object object, Kept next) {
    }

    /** Sees to it that {@code object} is not collected as long as there is this strand. */
    final void keep(Object object) {
        kept = new Kept(object, kept);
    }

    /**
     * Called when inputs decided how the execution goes on.
     *
     * @param ways for each way that it could go, what has to hold
     * @param taken which of them it goes; that holds now
     */
    public abstract void way(Term[] ways, int taken, int site);

    /** Called when {@code what}, a calculation that depends on inputs, is about to leave the range of its type. */
    public abstract void overflow(String what, int site);

    /** Called when {@code term} is pinned: it keeps its present value from now on, because that goes where terms cannot follow. */
    public abstract void pin(Term term, int site);

    /** Called when the program catches that its stack has come to an end. */
    public abstract void exhausted(StackOverflowError error);

    /** True if other strands can find {@code object}. */
    public abstract boolean isShared(Object object);

    /** True if another strand could notice an access to {@code object} at this moment. */
    public abstract boolean isNoticed(Object object);

    /** The value that {@code term} has in this execution. */
    public abstract Object valueOf(Term term);

    /** Called before a field of {@code target} is read, or before {@code value} (null if primitive) is written. */
    public abstract void field(Object target, Object value, int site, boolean write);

    /** Called before a static field is read, or before {@code value} (null if primitive) is written. */
    public abstract void global(Object value, int site, boolean write);

    /** Called before an array element is read, or before {@code value} (null if primitive) is written. */
    public abstract void element(Object array, int index, Object value, int site, boolean write);

    /** Called before all fields or elements of {@code object} are read, to copy it. */
    public abstract void cloning(Object object, int site);

    /** Called when {@code value} is stored where other strands can find it. */
    public abstract void publish(Object value);

    /** Called before a monitor is entered; returns the object whose real monitor is to be entered instead. */
    public abstract Object enter(Object monitor, int site);

    /** The same in code of the JDK of which only the monitors are followed. */
    public abstract Object enterInner(Object monitor, int site);

    /** Called before a monitor is left; returns the object whose real monitor is to be left. */
    public abstract Object exit(Object monitor, int site);

    /** Called when this strand uses a class for the first time in an execution. */
    public abstract void initialize(int classNumber);

    /** Called at the head of a loop; true if the state of the loop's frame is wanted. */
    public abstract boolean atLoop(int site);

    /** Called at the head of a loop with a digest of the frame, if {@link #atLoop} wanted it. */
    public abstract void iterate(long digest, int site);
}
