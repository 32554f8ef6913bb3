package dev.heddle.scheduler.accesses;

import dev.heddle.runtime.Site;
import dev.heddle.runtime.Sites;
import dev.heddle.scheduler.kernel.Execution;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.library.Callee;
import dev.heddle.scheduler.library.JdkTable;
import dev.heddle.scheduler.memory.AccessMode;
import dev.heddle.scheduler.memory.Elements;
import dev.heddle.scheduler.memory.Facet;
import dev.heddle.scheduler.memory.Heap;
import dev.heddle.scheduler.memory.Layout;
import dev.heddle.scheduler.memory.Shared;
import dev.heddle.scheduler.world.Outside;
import java.util.Arrays;

/**
 * One thread's calls of methods of the JDK whose code nobody follows. Such a call is one step: it touches the object that is called, as a whole, and the
 * arrays that are passed. What is passed to an object that others know becomes known to them, and so does what it gives back.
 */
public final class CoarseCalls {

    private final ProgramThread thread;
    private final Execution execution;
    private final Heap heap;
    private final Memory memory;

    /** What is being passed, before the call. */
    private Object[] arguments = new Object[4];
    private int[] from = new int[4];
    private int[] length = new int[4];
    private int count;

    public CoarseCalls(ProgramThread thread, Memory memory) {
        this.thread = thread;
        this.execution = thread.execution();
        this.heap = execution.heap();
        this.memory = memory;
    }

    /** {@code argument} is about to be passed. Of an array, {@code length} elements from {@code from} on are meant; all of them if that does not fit. */
    public void pass(Object argument, int from, int length) {
        if (count == arguments.length) {
            arguments = Arrays.copyOf(arguments, count * 2);
            this.from = Arrays.copyOf(this.from, count * 2);
            this.length = Arrays.copyOf(this.length, count * 2);
        }
        arguments[count] = argument;
        this.from[count] = from;
        this.length[count++] = length;
    }

    /** The call is about to be made; returns true if what it gives back is known to others. */
    public boolean call(Object receiver, int site) {
        thread.quiet++;
        Stretch[] stretches;
        boolean known;
        try {
            Callee callee = callee(receiver, Sites.get(site));
            if (callee == null || callee.entry() == null) {
                forget();
                return false;
            }
            visit(callee);
            Shared object = object(callee, receiver);
            known = object != null && !callee.makes();
            if (known) {
                for (int i = 0; i < count; i++) {
                    thread.publish(arguments[i]);
                }
            }
            stretches = stretches(callee, object);
            forget();
        } finally {
            thread.quiet--;
        }
        if (stretches.length > 0) {
            memory.perform(site, stretches);
        }
        return known;
    }

    private void forget() {
        Arrays.fill(arguments, 0, count, null);
        count = 0;
    }

    /** What threads share by such a call, besides arrays; null if there is nothing. */
    private Shared object(Callee callee, Object receiver) {
        if (!callee.entry().group().isCoarse() || receiver != null && Layout.of(receiver.getClass()).opaque) {
            return null;
        }
        return receiver != null ? heap.findPublished(receiver) : callee.makes() ? null : heap.ofClass(callee.declaring());
    }

    private Stretch[] stretches(Callee callee, Shared object) {
        Stretch[] all = new Stretch[count + 1];
        int size = 0;
        if (object != null && isNoticed(callee)) {
            all[size++] = Stretch.of(object, Facet.STATE, mode(callee.entry().group()), callee.writes());
        }
        for (int i = 0; i < count; i++) {
            Shared array = arguments[i] != null && arguments[i].getClass().isArray() ? heap.findPublished(arguments[i]) : null;
            if (array != null && Elements.length(arguments[i]) > 0) {
                all[size++] = elements(array, from[i], length[i], callee.arrays());
            }
        }
        return size == all.length ? all : Arrays.copyOf(all, size);
    }

    /** Who only looks is noticed by nobody, as long as nobody changes anything. */
    private boolean isNoticed(Callee callee) {
        String name = callee.declaring().getName();
        if (!callee.writes()) {
            return execution.lens().isWritten(name);
        }
        if (!execution.isUnnoticed()) {
            execution.lens().learnWritten(name);
        }
        return true;
    }

    private static Stretch elements(Shared array, int from, int length, Callee.ArrayUse use) {
        int all = Elements.length(array.target());
        boolean fits = from >= 0 && length > 0 && from <= all - length;
        return Stretch.of(array, fits ? from : 0, fits ? length : all,
                use == Callee.ArrayUse.EITHER ? AccessMode.OPAQUE : AccessMode.PLAIN, use != Callee.ArrayUse.READ);
    }

    private static AccessMode mode(JdkTable.Group group) {
        return switch (group) {
            case PLAIN -> AccessMode.PLAIN;
            case SAFE -> AccessMode.VOLATILE;
            default -> AccessMode.OPAQUE;
        };
    }

    private void visit(Callee callee) {
        Outside outside = execution.world().outside();
        switch (callee.entry().group()) {
            case FILES -> outside.visit(Outside.Place.FILES, thread.index(), callee.writes());
            case NETWORK -> outside.visit(Outside.Place.NETWORK, thread.index(), callee.writes());
            case NATIVE -> outside.open(Outside.Place.NATIVE);
            default -> {
            }
        }
    }

    private static Callee callee(Object receiver, Site site) {
        Class<?> type = receiver == null ? null : receiver.getClass();
        if (site.resolved instanceof Callee callee && callee.receiver() == type) {
            return callee;
        }
        try {
            Callee callee = Callee.resolve(Class.forName(site.owner, false, site.loader), type, site.member);
            site.resolved = callee;
            return callee;
        } catch (ClassNotFoundException | LinkageError failing) {
            // The call itself is about to fail in the same way.
            return null;
        }
    }
}
