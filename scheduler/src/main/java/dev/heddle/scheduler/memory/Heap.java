package dev.heddle.scheduler.memory;

import dev.heddle.runtime.Internals;
import dev.heddle.runtime.Sites;
import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.util.Arrays;
import jdk.internal.misc.Unsafe;

/**
 * The objects of one execution that Heddle knows by name: those that more than one thread can reach, and those
 * that were asked for their identity hash.
 *
 * <p>An object is published, with everything it refers to, when a reference to it is stored where other threads
 * can find it: in a static field, in a published object, in a thread that is started. Until then nobody else can
 * see what its owner does to it.
 */
public final class Heap {

    private static final Unsafe U = Internals.UNSAFE;

    private Shared[] table = new Shared[256];
    private int size;

    /** Objects whose references are still to be followed. */
    private Object[] pending = new Object[64];
    private int pendingCount;

    private final Blocks blocks = new Blocks(this);

    /** The memory outside of the heap. */
    public Blocks blocks() {
        return blocks;
    }

    /** What is known of {@code object}, or null if nothing is. */
    public Shared find(Object object) {
        int hash = Headers.hash(object);
        if (hash == 0) {
            return null;
        }
        Shared[] entries = table;
        int mask = entries.length - 1;
        for (int i = hash & mask; ; i = i + 1 & mask) {
            Shared entry = entries[i];
            if (entry == null) {
                return null;
            }
            if (entry.target == object) {
                return entry;
            }
        }
    }

    /** Like {@link #find}, but null as well for an object that only one thread can reach. */
    public Shared findPublished(Object object) {
        Shared entry = find(object);
        return entry != null && entry.published ? entry : null;
    }

    /** What is known of {@code object}, beginning to know it if need be. */
    public Shared track(Object object) {
        Shared entry = find(object);
        return entry != null ? entry : insert(new Shared(this, object, System.identityHashCode(object)));
    }

    private Shared insert(Shared entry) {
        if (size * 2 >= table.length) {
            Shared[] old = table;
            table = new Shared[old.length * 2];
            for (Shared each : old) {
                if (each != null) {
                    place(each);
                }
            }
        }
        size++;
        place(entry);
        return entry;
    }

    private void place(Shared entry) {
        int mask = table.length - 1;
        int i = entry.hash & mask;
        while (table[i] != null) {
            i = i + 1 & mask;
        }
        table[i] = entry;
    }

    /** Makes {@code root} and all that it refers to visible. */
    public void publish(Object root, Publisher by) {
        if (root == null) {
            return;
        }
        mark(root, by);
        while (pendingCount > 0) {
            follow(pending[--pendingCount], by);
        }
    }

    /** The entry of a class, under which its static fields are known. */
    public Shared ofClass(Class<?> type) {
        Shared entry = track(type);
        entry.published = true;
        return entry;
    }

    /**
     * Like {@link #findPublished}, but finds as well the entries of opaque objects, such as literals and boxed values, which
     * threads may lock without having given them to each other.
     */
    public Shared findLockable(Object object, Publisher by, int site) {
        Shared entry = findPublished(object);
        if (entry != null || !Layout.of(object.getClass()).opaque) {
            return entry;
        }
        boolean value = Shared.isValue(object);
        if (!value && Sites.get(site).isPlatform()) {
            // The JDK's own business.
            return null;
        }
        return publishOpaque(object, by);
    }

    /** What is known of {@code object}, which is published from now on, without what it refers to if it is opaque. */
    public Shared publishOpaque(Object object, Publisher by) {
        Shared entry = track(object);
        if (!entry.published) {
            entry.published = true;
            if (!Shared.isValue(object)) {
                number(entry, by);
            }
        }
        return entry;
    }

    /** Begins to know {@code object} as what reports call {@code title}: everybody can reach it from the beginning. */
    public void entitle(Object object, String title) {
        Shared entry = track(object);
        entry.title = title;
        entry.published = true;
    }

    private void follow(Object object, Publisher by) {
        if (object instanceof Object[] array) {
            for (int i = array.length - 1; i >= 0; i--) {
                mark(array[i], by);
            }
            return;
        }
        if (object instanceof Reference<?> reference && !(object instanceof PhantomReference)) {
            mark(reference.get(), by);
        }
        long[] offsets = Layout.of(object.getClass()).references;
        for (int i = offsets.length - 1; i >= 0; i--) {
            mark(U.getReference(object, offsets[i]), by);
        }
    }

    private void mark(Object object, Publisher by) {
        if (object == null) {
            return;
        }
        Class<?> type = object.getClass();
        if (type == String.class || type == Integer.class || Layout.of(type).opaque) {
            return;
        }
        Shared entry = track(object);
        if (entry.published) {
            return;
        }
        entry.published = true;
        number(entry, by);
        by.published(entry);
        if (type.isArray() && type.getComponentType().isPrimitive()) {
            return;
        }
        if (pendingCount == pending.length) {
            pending = Arrays.copyOf(pending, pendingCount * 2);
        }
        pending[pendingCount++] = object;
    }

    /** Makes {@code object}, which stands for something that all threads know, visible. */
    Shared introduce(Object object, Publisher by) {
        Shared entry = track(object);
        entry.published = true;
        number(entry, by);
        return entry;
    }

    private static void number(Shared entry, Publisher publisher) {
        Layout layout = Layout.of(entry.target.getClass());
        entry.publisher = publisher.id();
        entry.ordinal = layout.next(publisher.index());
        // How many objects the JDK makes inside of its own may depend on what it has cached: they do not count among the others.
        entry.number = layout.coarse ? -entry.ordinal : publisher.nextPublished();
    }

    public void clear() {
        if (table.length > 1 << 14) {
            table = new Shared[256];
        } else if (size > 0) {
            Arrays.fill(table, null);
        }
        size = 0;
        blocks.clear();
    }
}
