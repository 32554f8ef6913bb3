package dev.heddle.scheduler.world;

import dev.heddle.runtime.Internals;
import dev.heddle.runtime.Strand;
import dev.heddle.scheduler.memory.Heap;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** What {@code java.util.logging} keeps in static fields, for one execution. */
final class Logging {

    /** What is needed of the classes of {@code java.util.logging}, once a program uses them. */
    private static final class Parts {

        final MethodHandle initialize = Internals.virtual(LogManager.class, "ensureLogManagerInitialized", void.class);
        final MethodHandle createLogger = constructor(Logger.class, String.class);
        final AtomicLong records = (AtomicLong) value(LogRecord.class, "globalSequenceNumber");
        final Object treeLock = value(Logger.class, "treeLock");

        private static Object value(Class<?> owner, String name) {
            try {
                Field field = owner.getDeclaredField(name);
                Internals.UNSAFE.ensureClassInitialized(owner);
                return Internals.UNSAFE.getReference(Internals.UNSAFE.staticFieldBase(field), Internals.UNSAFE.staticFieldOffset(field));
            } catch (NoSuchFieldException e) {
                throw new LinkageError("this JDK has no " + owner.getName() + "." + name, e);
            }
        }
    }

    private Parts parts;
    private LogManager manager;
    private Logger global;
    /** The levels that are known, for those that the JVM knows. */
    private final Map<Map<Object, List<Object>>, Map<Object, List<Object>>> levels = new IdentityHashMap<>();

    void begin() {
        manager = null;
        global = null;
        levels.clear();
    }

    private static MethodHandle constructor(Class<?> type, Class<?>... parameters) {
        try {
            return Internals.LOOKUP.findConstructor(type, MethodType.methodType(void.class, parameters));
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("there is no such constructor of " + type.getName(), e);
        }
    }

    /** The manager that stands for {@code original}, which the JVM has; made, and configured, when first asked for. */
    LogManager manager(Strand asking, LogManager original, Heap heap) {
        if (manager == null) {
            manager = create(asking, original.getClass());
            asking.quiet++;
            try {
                Parts known = parts();
                known.records.setPlain(0);
                known.initialize.invoke(manager);
                heap.entitle(known.treeLock, "Logger.treeLock");
            } catch (Throwable e) {
                throw Internals.sneak(e);
            } finally {
                asking.quiet--;
            }
            asking.publish(manager);
        }
        return manager;
    }

    private Parts parts() {
        if (parts == null) {
            parts = new Parts();
        }
        return parts;
    }

    /** It registers a shutdown hook, which is to run in this execution. */
    private static LogManager create(Strand asking, Class<?> type) {
        asking.quiet++;
        try {
            return (LogManager) constructor(type).invoke();
        } catch (Throwable e) {
            throw Internals.sneak(e);
        } finally {
            asking.quiet--;
        }
    }

    /** The levels of this execution, which begins with those of {@code original}. */
    Map<Object, List<Object>> levels(Strand asking, Map<Object, List<Object>> original) {
        asking.quiet++;
        try {
            Map<Object, List<Object>> known = levels.get(original);
            if (known == null) {
                known = new HashMap<>();
                for (Map.Entry<Object, List<Object>> each : original.entrySet()) {
                    known.put(each.getKey(), new ArrayList<>(each.getValue()));
                }
                levels.put(original, known);
            }
            return known;
        } finally {
            asking.quiet--;
        }
    }

    /** The logger for those who do not want one of their own. */
    Logger global(Strand asking) {
        if (global == null) {
            asking.quiet++;
            try {
                global = (Logger) parts().createLogger.invoke(Logger.GLOBAL_LOGGER_NAME);
            } catch (Throwable e) {
                throw Internals.sneak(e);
            } finally {
                asking.quiet--;
            }
        }
        return global;
    }
}
