package dev.heddle.scheduler.jdk.lang;

import dev.heddle.model.Operation;
import dev.heddle.model.Readiness;
import dev.heddle.runtime.Internals;
import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.Synchronizer;
import dev.heddle.scheduler.memory.Shared;
import dev.heddle.scheduler.primitives.Blocking;
import dev.heddle.scheduler.primitives.Instant;
import java.lang.invoke.MethodHandle;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/**
 * {@code ThreadFlock}: the threads of a structured task scope, since JDK 21.
 *
 * <p>It has two parts that do not depend on each other, as starting a thread and the end of another do not: the door, through which threads
 * come in until it is shut, and the crowd of those that have not left, for which the owner waits.
 */
@Models(value = "jdk.internal.misc.ThreadFlock", before = "close")
public final class ThreadFlocks {

    private static final Class<?> FLOCK = flockClass();
    private static final MethodHandle ENSURE_OWNER = method("ensureOwner", void.class);
    private static final MethodHandle OWNER = method("owner", Thread.class);
    private static final MethodHandle NAME = method("name", String.class);

    private ThreadFlocks() {
    }

    private static Class<?> flockClass() {
        try {
            return Class.forName("jdk.internal.misc.ThreadFlock", false, null);
        } catch (ClassNotFoundException absent) {
            return null;
        }
    }

    /** A method of the flock, which this JDK may not have. */
    private static MethodHandle method(String name, Class<?> result) {
        MethodHandle method = FLOCK == null ? null : Internals.virtual(FLOCK, name, result);
        return method == null ? null : method.asType(method.type().changeParameterType(0, Object.class));
    }

    private static Door doorOf(Object self) {
        ProgramThread current = ProgramThread.current();
        if (current.findPublished(self) == null) {
            current.publish(self);
        }
        return current.findPublished(self).primitive(shared -> new Door(shared, name(shared, self)));
    }

    private static Crowd crowdOf(Object self) {
        return doorOf(self).crowd;
    }

    /** Scopes are mostly not named by the program; what they are called then has a hash code in it. */
    private static String name(Shared shared, Object self) {
        String name = shared.toString();
        try {
            String given = (String) NAME.invokeExact(self);
            return given.indexOf('@') < 0 ? "scope " + given : "scope" + name.substring(name.lastIndexOf('#'));
        } catch (Throwable e) {
            throw Internals.sneak(e);
        }
    }

    public static void onStart(Object self, Thread thread) {
        Door door = doorOf(self);
        if (!Instant.update(ProgramThread.current(), door, Operation.Kind.SIGNAL, "enter", by -> door.enter(by, thread))) {
            throw new IllegalStateException("Shutdown");
        }
    }

    public static void onExit(Object self, Thread thread) {
        Crowd crowd = crowdOf(self);
        Instant.update(ProgramThread.current(), crowd, Operation.Kind.SIGNAL, "leave", by -> crowd.leave(by, thread));
    }

    public static boolean awaitAll(Object self) throws Throwable {
        ENSURE_OWNER.invokeExact(self);
        return crowdOf(self).await(ProgramThread.current(), -1);
    }

    public static boolean awaitAll(Object self, Duration timeout) throws Throwable {
        long nanos = Math.max(0, TimeUnit.NANOSECONDS.convert(timeout));
        ENSURE_OWNER.invokeExact(self);
        return crowdOf(self).await(ProgramThread.current(), nanos);
    }

    public static void wakeup(Object self) {
        Crowd crowd = crowdOf(self);
        Instant.update(ProgramThread.current(), crowd, Operation.Kind.SIGNAL, "wake the owner of", crowd::wakeUp);
    }

    public static void shutdown(Object self) {
        Door door = doorOf(self);
        Instant.update(ProgramThread.current(), door, Operation.Kind.SIGNAL, "shut", door::shut);
    }

    public static boolean isShutdown(Object self) {
        Door door = doorOf(self);
        return Instant.look(ProgramThread.current(), door, "isShutdown", by -> door.shut);
    }

    /** Waits for the threads; the original finds none and closes. */
    public static void close(Object self) throws Throwable {
        ProgramThread current = ProgramThread.current();
        if (current != null && (Thread) OWNER.invokeExact(self) == current.thread) {
            shutdown(self);
            Crowd crowd = crowdOf(self);
            crowd.new Gone(current).uninterruptiblyBy(current);
        }
    }

    public static Stream<Thread> threads(Object self) {
        ProgramThread current = ProgramThread.current();
        Door door = doorOf(self);
        Crowd crowd = door.crowd;
        List<Thread> left = Instant.look(current, crowd, "look who left", by -> new ArrayList<>(crowd.left));
        List<Thread> entered = Instant.look(current, door, "look who entered", by -> new ArrayList<>(door.entered));
        entered.removeAll(left);
        return entered.stream();
    }

    public static long threadCount(Object self) {
        Crowd crowd = crowdOf(self);
        return Instant.look(ProgramThread.current(), crowd, "threadCount", by -> (long) crowd.size());
    }

    private static final class Door extends Synchronizer {

        private final String name;
        private final Crowd crowd;
        private final List<Thread> entered = new ArrayList<>(4);
        private boolean shut;

        Door(Shared shared, String name) {
            super(shared, "door");
            this.name = name;
            this.crowd = new Crowd(shared, this);
        }

        /**
         * The crowd grows with this, which nobody who waits for it can notice: whoever starts a thread is in the crowd himself, or is the owner
         * and does not wait.
         */
        private boolean enter(ProgramThread by, Thread thread) {
            acquire(by);
            if (shut) {
                return false;
            }
            entered.add(thread);
            changed();
            release(by);
            return true;
        }

        private Void shut(ProgramThread by) {
            if (!shut) {
                shut = true;
                changed();
            }
            release(by);
            return null;
        }

        @Override
        public String name() {
            return name;
        }
    }

    private static final class Crowd extends Synchronizer {

        private final Door door;
        private final List<Thread> left = new ArrayList<>(4);
        /** Somebody wants the owner to look, though not all have left. */
        private boolean permit;
        /** Whether nobody was there when the owner last went on. */
        private boolean allGone;

        Crowd(Shared shared, Door door) {
            super(shared, "crowd");
            this.door = door;
        }

        private int size() {
            return door.entered.size() - left.size();
        }

        /** 0 if nobody is there, 1 if the owner has to wait, 2 if he need not wait though somebody is there. */
        @Override
        protected long state() {
            return size() == 0 ? 0 : permit ? 2 : 1;
        }

        private Void leave(ProgramThread by, Thread thread) {
            if (door.entered.contains(thread) && !left.contains(thread)) {
                left.add(thread);
                changed();
            }
            release(by);
            return null;
        }

        private Void wakeUp(ProgramThread by) {
            if (!permit) {
                permit = true;
                changed();
            }
            release(by);
            return null;
        }

        /** True if all have left, false if the owner was woken before; {@code nanos} is negative for no limit. */
        boolean await(ProgramThread by, long nanos) throws InterruptedException, TimeoutException {
            if (!needNotWait(by) && !new Pass(by, nanos).by(by)) {
                throw new TimeoutException();
            }
            return allGone;
        }

        /** An owner that need not wait does not mind an interrupt, one that waits does. */
        private boolean needNotWait(ProgramThread by) {
            return by.execution().lens().interruptsObserved()
                    && Instant.update(by, this, Operation.Kind.JOIN, "look for the end of", this::tryPass);
        }

        private boolean tryPass(ProgramThread by) {
            boolean free = state() != 1;
            if (free) {
                pass(by);
            }
            return free;
        }

        private void pass(ProgramThread by) {
            acquire(by);
            allGone = size() == 0;
            if (permit) {
                permit = false;
                changed();
            }
        }

        @Override
        public String name() {
            return door.name();
        }

        /** Those for whom the owner waits, for a reader. */
        private String names(ProgramThread asking) {
            StringBuilder names = new StringBuilder();
            for (Thread thread : door.entered) {
                ProgramThread started = asking.execution().of(thread);
                if (started != null && !left.contains(thread)) {
                    names.append(names.isEmpty() ? "" : " and ").append(started.name());
                }
            }
            return names.toString();
        }

        /** One of them. */
        private ProgramThread somebody(ProgramThread asking) {
            for (Thread thread : door.entered) {
                if (!left.contains(thread)) {
                    return asking.execution().of(thread);
                }
            }
            return null;
        }

        private final class Pass extends Blocking {

            private final ProgramThread owner;

            Pass(ProgramThread owner, long nanos) {
                super(Kind.JOIN, Crowd.this, owner, nanos, true);
                this.owner = owner;
            }

            @Override
            protected boolean ready(ProgramThread thread) {
                return state() != 1;
            }

            @Override
            protected Readiness condition() {
                return Readiness.stateIsNot(0, 1);
            }

            @Override
            protected void proceed(ProgramThread thread) {
                pass(thread);
            }

            @Override
            protected ProgramThread awaited(ProgramThread thread) {
                return somebody(thread);
            }

            @Override
            protected String waitingFor() {
                return "the end of " + names(owner);
            }
        }

        private final class Gone extends Blocking {

            private final ProgramThread owner;

            Gone(ProgramThread owner) {
                super(Kind.JOIN, Crowd.this, owner, -1, false);
                this.owner = owner;
            }

            @Override
            protected boolean ready(ProgramThread thread) {
                return size() == 0;
            }

            @Override
            protected Readiness condition() {
                return Readiness.stateIs(0, 0);
            }

            @Override
            protected void proceed(ProgramThread thread) {
                acquire(thread);
            }

            @Override
            public boolean writes() {
                return false;
            }

            @Override
            protected ProgramThread awaited(ProgramThread thread) {
                return somebody(thread);
            }

            @Override
            protected String waitingFor() {
                return "the end of " + names(owner);
            }
        }
    }
}
