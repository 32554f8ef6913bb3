package dev.heddle.scheduler.memory;

import dev.heddle.model.ObjectId;
import dev.heddle.model.ThreadId;
import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import java.util.function.Function;

/** What an execution knows of one object: its name, its memory locations, the primitive it embodies. */
public final class Shared {

    /** What is longer is of no use in a report, and costs time and room in each event. */
    private static final int LONGEST_NAME = 200;

    final Heap heap;
    final Object target;
    final int hash;

    boolean published;
    ThreadId publisher;
    /** If the object is a thread that has started, the id of that thread; else null. */
    public ThreadId started;
    int number;
    /** How many objects of its class the publisher has published up to this one. */
    int ordinal;

    /** What the program is told when it asks for the object's identity hash; 0 until it does. */
    public int toldHash;

    /** What the object is called if everybody can reach it from the beginning and it is not a value; else null. */
    String title;

    /** True if nobody saw how others could reach the object, but it was published in case they can. */
    public boolean presumed;

    /** Null until somebody uses it. */
    private Object monitor;
    /** The state of the lock, latch, barrier, ... that the object is. */
    private Object primitive;

    private Location[] locations;
    private int locationCount;

    private ObjectId id;
    /** Its number in {@link Keys}; 0 until asked for. */
    long key;

    /** How often any part of the object was written. */
    int written;

    Shared(Heap heap, Object target, int hash) {
        this.heap = heap;
        this.target = target;
        this.hash = hash;
    }

    public Object target() {
        return target;
    }

    /** True once a second thread could reach the object; its accesses are visible from then on. */
    public boolean isPublished() {
        return published;
    }

    /** True if {@code thread} made it reachable for others. */
    public boolean isPublishedBy(Publisher thread) {
        return thread.id().equals(publisher);
    }

    /** The lock, latch, barrier, ... that the object is; made by {@code create} when first asked for. */
    @SuppressWarnings("unchecked")
    public <T> T primitive(Function<Shared, T> create) {
        if (primitive == null) {
            primitive = make(create);
        }
        return (T) primitive;
    }

    /** The monitor of the object; made by {@code create} when first asked for. */
    @SuppressWarnings("unchecked")
    public <T> T monitor(Function<Shared, T> create) {
        if (monitor == null) {
            monitor = make(create);
        }
        return (T) monitor;
    }

    /** True if somebody has used the monitor of the object. */
    public boolean hasMonitor() {
        return monitor != null;
    }

    /** Makes something of ours: what that takes is not done by the thread that happens to come first. */
    private <T> T make(Function<Shared, T> create) {
        Strand strand = Control.beginQuiet();
        try {
            return create.apply(this);
        } finally {
            Control.endQuiet(strand);
        }
    }

    /** True for an object that is the same for every thread from the beginning: a class, a string, a boxed value. */
    static boolean isValue(Object object) {
        return object instanceof Class || object instanceof String || object instanceof Boolean || object instanceof Character
                || object instanceof Number && object.getClass().getName().startsWith("java.lang.");
    }

    public ObjectId id() {
        if (id == null) {
            id = publisher != null ? new ObjectId(publisher, number, target.getClass().getName())
                    : ObjectId.ofClass(target instanceof Class<?> type ? type.getName() : name());
        }
        return id;
    }

    /** As a reader would call it: {@code Account#2}. */
    public String name() {
        if (title != null) {
            return title;
        }
        if (target instanceof Class<?> type) {
            return FieldSlot.simpleName(type);
        }
        if (target instanceof Thread) {
            return "thread " + threadName();
        }
        if (target instanceof String text) {
            return '"' + text + '"';
        }
        Class<?> type = target.getClass();
        if (publisher == null) {
            return FieldSlot.simpleName(type) + " " + target;
        }
        String name = type.isArray() ? type.getComponentType().getSimpleName() + "[]" : FieldSlot.simpleName(type);
        return name + "#" + (publisher == ThreadId.MAIN ? "" : publisher + ".") + ordinal;
    }

    /** The name of the thread that the object is. */
    public String threadName() {
        return threadName((Thread) target, started);
    }

    /** What reports call {@code thread}, which has {@code id} once it has started: virtual threads mostly have no name of their own. */
    public static String threadName(Thread thread, ThreadId id) {
        String name = thread.getName();
        if (name.length() > LONGEST_NAME) {
            return name.substring(0, LONGEST_NAME) + "... (" + (name.length() - LONGEST_NAME) + " more characters)";
        }
        return !name.isEmpty() ? name : id == null ? "unnamed" : "unnamed-" + id;
    }

    public Location at(long offset) {
        Location[] table = locations;
        if (table != null) {
            int mask = table.length - 1;
            for (int i = spread(offset) & mask; table[i] != null; i = i + 1 & mask) {
                if (table[i].offset == offset) {
                    return table[i];
                }
            }
        }
        return add(new Location(this, offset));
    }

    /** The locations touched so far; some entries are null. */
    Location[] locations() {
        return locations == null ? new Location[0] : locations;
    }

    private Location add(Location location) {
        if (locations == null) {
            locations = new Location[4];
        } else if (locationCount * 2 >= locations.length) {
            Location[] old = locations;
            locations = new Location[old.length * 2];
            for (Location each : old) {
                if (each != null) {
                    place(each);
                }
            }
        }
        locationCount++;
        place(location);
        return location;
    }

    private void place(Location location) {
        int mask = locations.length - 1;
        int i = spread(location.offset) & mask;
        while (locations[i] != null) {
            i = i + 1 & mask;
        }
        locations[i] = location;
    }

    private static int spread(long offset) {
        int h = (int) (offset ^ offset >>> 32) * 0x9E3779B9;
        return h ^ h >>> 15;
    }

    @Override
    public String toString() {
        return name();
    }
}
