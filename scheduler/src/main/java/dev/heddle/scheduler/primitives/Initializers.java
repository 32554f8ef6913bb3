package dev.heddle.scheduler.primitives;

import dev.heddle.model.Operation;
import dev.heddle.model.Readiness;
import dev.heddle.model.Resource;
import dev.heddle.runtime.ClassEntry;
import dev.heddle.runtime.Classes;
import dev.heddle.runtime.Control;
import dev.heddle.runtime.Internals;
import dev.heddle.runtime.Shapes;
import dev.heddle.scheduler.kernel.Abandon;
import dev.heddle.scheduler.kernel.Action;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.Synchronizer;
import dev.heddle.scheduler.memory.FieldSlot;
import dev.heddle.scheduler.memory.Shared;
import dev.heddle.term.Term;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Class initialisation as the Java Language Specification prescribes it (12.4.2), once in every execution. */
public final class Initializers {

    private Initializer[] table = new Initializer[64];
    private static final long ENUM_CONSTANTS = Internals.offset(Class.class, "enumConstants");
    private static final long ENUM_DIRECTORY = Internals.offset(Class.class, "enumConstantDirectory");

    private final List<ClassEntry> order = new ArrayList<>();

    /** The classes whose static state outside of executions has to be given back. */
    private final List<ClassEntry> kept = new ArrayList<>();

    /** The classes that the execution initialised, in order. */
    List<ClassEntry> initialized() {
        return order;
    }

    public void clear() {
        for (ClassEntry entry : order) {
            if (entry.type().isEnum()) {
                // What the JVM remembers are the constants of the last execution.
                Internals.UNSAFE.putReference(entry.type(), ENUM_CONSTANTS, null);
                Internals.UNSAFE.putReference(entry.type(), ENUM_DIRECTORY, null);
            }
        }
        order.clear();
    }

    /** Lets go of what the execution left in static fields of the program's classes. */
    public void release() {
        for (ClassEntry entry : order) {
            if (entry.loader != null && entry.loader != ClassLoader.getPlatformClassLoader()) {
                entry.release();
            }
        }
    }

    /** Gives the static state of before the first execution back to the code that is not under control. */
    public void giveBack() {
        kept.forEach(ClassEntry::giveBack);
        kept.clear();
    }

    public void initialize(ProgramThread thread, int number) {
        Initializer initializer = get(thread, number);
        if (initializer.state == State.RUNNING && initializer.by == thread) {
            return;
        }
        if (initializer.state == State.NEW || !initializer.isKnownTo(thread)) {
            if (thread.quiet > 0) {
                initializer.request(thread);
            } else {
                thread.perform(new Request(initializer));
            }
        }
        if (initializer.state == State.RUNNING && initializer.by == thread) {
            run(thread, initializer);
        }
        if (initializer.state == State.FAILED) {
            throw new NoClassDefFoundError("Could not initialize class " + initializer.entry.name);
        }
        stamp(thread, number);
    }

    private Initializer get(ProgramThread thread, int number) {
        if (number >= table.length) {
            thread.quiet++;
            table = Arrays.copyOf(table, Math.max(number + 1, table.length * 2));
            thread.quiet--;
        }
        Initializer initializer = table[number];
        if (initializer == null || initializer.epoch != Control.epoch) {
            ClassEntry entry = Classes.entry(number);
            initializer = new Initializer(thread.execution().heap().ofClass(entry.type()), entry);
            table[number] = initializer;
        }
        return initializer;
    }

    private void run(ProgramThread thread, Initializer initializer) {
        ClassEntry entry = initializer.entry;
        thread.quiet++;
        order.add(entry);
        if (entry.keep()) {
            kept.add(entry);
        }
        if (entry.parents == null) {
            entry.parents = parents(entry.type());
        }
        thread.quiet--;
        // The call that made the class be initialised is still to come.
        int called = thread.called;
        Term[] arguments = thread.arguments;
        thread.arguments = null;
        Throwable failure = null;
        try {
            for (int parent : entry.parents) {
                Classes.touch(parent);
            }
            if (!entry.run()) {
                thread.unsupported("the class " + entry.name + " could not be instrumented, so that its static fields keep what earlier executions have left in them");
            }
        } catch (Abandon over) {
            throw over;
        } catch (Throwable thrown) {
            failure = thrown;
        }
        thread.called = called;
        thread.arguments = arguments;
        thread.returned = null;
        thread.perform(new Completion(initializer, failure == null ? State.DONE : State.FAILED));
        if (failure != null) {
            throw failure instanceof Error error ? error : new ExceptionInInitializerError(failure);
        }
    }

    /** The classes that have to be initialised before {@code type}, as far as they have anything to do, in order. */
    private static int[] parents(Class<?> type) {
        List<ClassEntry> parents = new ArrayList<>();
        if (!type.isInterface()) {
            Class<?> parent = type.getSuperclass();
            ClassEntry entry = null;
            while (parent != null && (entry = Classes.entryOf(parent)) == null) {
                parent = parent.getSuperclass();
            }
            if (entry != null) {
                parents.add(entry);
            }
            for (Class<?> declared : type.getInterfaces()) {
                addInterfaces(declared, parents);
            }
        }
        return parents.stream().mapToInt(entry -> entry.number).toArray();
    }

    /** An interface takes part if instance methods of its own have bodies. */
    private static void addInterfaces(Class<?> type, List<ClassEntry> parents) {
        for (Class<?> parent : type.getInterfaces()) {
            addInterfaces(parent, parents);
        }
        ClassEntry entry = Classes.entryOf(type);
        if (entry != null && Shapes.hasBodies(type)) {
            parents.add(entry);
        }
    }

    private static void stamp(ProgramThread thread, int number) {
        if (number >= thread.initialized.length) {
            thread.quiet++;
            thread.initialized = Arrays.copyOf(thread.initialized, Math.max(number + 1, thread.initialized.length * 2));
            thread.quiet--;
            thread.execution().series().keepStamps(thread.index(), thread.initialized);
        }
        thread.initialized[number] = Control.epoch;
    }

    private enum State {
        NEW, RUNNING, DONE, FAILED
    }

    /** The initialisation lock of one class. */
    private static final class Initializer extends Synchronizer {

        final ClassEntry entry;
        final int epoch = Control.epoch;
        State state = State.NEW;
        ProgramThread by;
        /** The initialising thread's time when it was done. */
        int doneAt;

        Initializer(Shared type, ClassEntry entry) {
            super(type, "initializer");
            this.entry = entry;
        }

        /** 0 while somebody is at it. */
        @Override
        protected long state() {
            return state == State.RUNNING ? 0 : 1;
        }

        boolean isKnownTo(ProgramThread thread) {
            return (state == State.DONE || state == State.FAILED)
                    && (by == thread || thread.clock.get(by.index()) >= doneAt);
        }

        void request(ProgramThread thread) {
            if (state == State.NEW) {
                state = State.RUNNING;
                by = thread;
            } else {
                acquire(thread);
            }
        }

        @Override
        public String name() {
            return "class " + FieldSlot.simpleName(entry.type());
        }
    }

    private static final class Request extends Action {

        private final Initializer initializer;

        Request(Initializer initializer) {
            super(Operation.Kind.INITIALIZE, 0);
            this.initializer = initializer;
        }

        @Override
        protected boolean enabled(ProgramThread thread) {
            return initializer.state != State.RUNNING;
        }

        @Override
        protected Readiness readiness(ProgramThread thread) {
            return Readiness.stateIs(0, 1);
        }

        @Override
        protected boolean eager(ProgramThread thread) {
            return initializer.state == State.DONE || initializer.state == State.FAILED;
        }

        @Override
        protected void run(ProgramThread thread) {
            if (initializer.state != State.NEW) {
                onlyLooked();
            }
            initializer.request(thread);
        }

        @Override
        protected ProgramThread awaited(ProgramThread thread) {
            return initializer.by;
        }

        @Override
        protected String waitingFor() {
            return "the initialisation of " + initializer.name();
        }

        @Override
        public Resource resource() {
            return initializer;
        }
    }

    private static final class Completion extends Action {

        private final Initializer initializer;
        private final State state;

        Completion(Initializer initializer, State state) {
            super(Operation.Kind.RELEASE, 0);
            this.initializer = initializer;
            this.state = state;
        }

        @Override
        protected boolean eager(ProgramThread thread) {
            return true;
        }

        @Override
        protected void run(ProgramThread thread) {
            initializer.state = state;
            initializer.doneAt = thread.clock.get(thread.index());
            initializer.release(thread);
        }

        @Override
        public Resource resource() {
            return initializer;
        }

        @Override
        public String describe() {
            return initializer.name() + " is initialised";
        }
    }
}
