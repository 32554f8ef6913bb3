package dev.heddle.agent;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.security.ProtectionDomain;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;

/** Instruments classes as they load, and those of the JDK that were loaded before. */
final class Instrumenter implements ClassFileTransformer {

    private final Instrumentation jvm;
    private final ModelTable models = new ModelTable();
    private final Hierarchy hierarchy = new Hierarchy();
    /** The loaders of programs of which more is followed than schedules. */
    private final Map<ClassLoader, Depth> depths = new WeakHashMap<>();
    /** Classes that got their final shape when they were loaded; they must get the same again. */
    private final Set<String> shapedAtLoad = Collections.newSetFromMap(new ConcurrentHashMap<>());

    /** Classes that were loaded before us and could not get the shape they need. */
    private final Set<String> unshaped = Collections.newSetFromMap(new ConcurrentHashMap<>());
    /** The classes that each instrumented class names. */
    private final Map<String, Set<String>> uses = new ConcurrentHashMap<>();

    Instrumenter(Instrumentation jvm) {
        this.jvm = jvm;
    }

    /** {@code embedded} is true if what is loaded already may belong to the program. */
    void install(boolean embedded) {
        jvm.addTransformer(this, true);
        List<Class<?>> loaded = new ArrayList<>();
        for (Class<?> type : jvm.getAllLoadedClasses()) {
            boolean platform = isPlatform(type.getClassLoader());
            if (jvm.isModifiableClass(type) && !type.isArray() && !type.isHidden() && (platform || embedded)
                    && Scope.of(type.getName().replace('.', '/'), platform).compareTo(Scope.INITIALIZER) > 0) {
                loaded.add(type);
            }
        }
        retransform(loaded);
    }

    private void retransform(List<Class<?>> types) {
        try {
            jvm.retransformClasses(types.toArray(new Class<?>[0]));
        } catch (UnmodifiableClassException | LinkageError rejected) {
            if (types.size() == 1) {
                Failures.add(types.get(0).getName(), rejected.toString());
                return;
            }
            // One bad class makes the JVM reject all of them: find out which.
            retransform(types.subList(0, types.size() / 2));
            retransform(types.subList(types.size() / 2, types.size()));
        }
    }

    static boolean isPlatform(ClassLoader loader) {
        return loader == null || loader == ClassLoader.getPlatformClassLoader();
    }

    @Override
    public byte[] transform(Module module, ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] bytes) {
        Strand strand = Control.beginQuiet();
        try {
            return name == null ? null : transform(loader, name, redefined != null, bytes);
        } catch (Throwable failure) {
            Failures.add(name, failure.toString());
            return null;
        } finally {
            Control.endQuiet(strand);
        }
    }

    private byte[] transform(ClassLoader loader, String name, boolean exists, byte[] bytes) {
        boolean platform = isPlatform(loader);
        Scope scope = Scope.of(name, platform);
        String key = key(loader, name);
        boolean loading = !exists || shapedAtLoad.contains(key);
        if (scope == Scope.NOTHING) {
            return null;
        }
        ClassInstrumenter instrumenter = new ClassInstrumenter(models, hierarchy, loader, platform, scope, loading,
                !platform && scope == Scope.FULL ? depth(loader) : Depth.SCHEDULE);
        if (!platform) {
            if (!loading && instrumenter.needsShape(bytes)) {
                // What was loaded before us cannot get another shape any more.
                unshaped.add(key);
                return null;
            }
            ClassHashes.add(name, bytes);
            if (scope == Scope.FULL && !unshaped.isEmpty()) {
                uses.put(key, Hierarchy.namesIn(bytes));
            }
        }
        byte[] result = instrumenter.instrument(bytes);
        if (result != null && loading) {
            shapedAtLoad.add(key);
        }
        return result;
    }

    /** Classes of {@code loader}, and of loaders below it, are instrumented as deep as this from now on. */
    void addDepth(ClassLoader loader, Depth depth) {
        synchronized (depths) {
            depths.put(loader, depth);
        }
    }

    private Depth depth(ClassLoader loader) {
        synchronized (depths) {
            for (ClassLoader each = loader; each != null && !depths.isEmpty(); each = each.getParent()) {
                if (depths.containsKey(each)) {
                    return depths.get(each);
                }
            }
            return Depth.SCHEDULE;
        }
    }

    /** A class that {@code type} uses, itself or through others, and that is not instrumented because it was loaded before us. */
    Optional<String> unshapedUsedBy(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        Set<String> seen = new HashSet<>();
        Deque<String> open = new ArrayDeque<>(List.of(type.getName().replace('.', '/')));
        while (!open.isEmpty()) {
            String name = open.pop();
            if (seen.add(name)) {
                if (unshaped.contains(key(loader, name))) {
                    return Optional.of(name.replace('/', '.'));
                }
                open.addAll(uses.getOrDefault(key(loader, name), Set.of()));
            }
        }
        return Optional.empty();
    }

    private static String key(ClassLoader loader, String name) {
        return System.identityHashCode(loader) + ":" + name;
    }
}
