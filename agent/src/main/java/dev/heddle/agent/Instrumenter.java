package dev.heddle.agent;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;

/** Instruments classes as they load, and those of the JDK that were loaded before. */
final class Instrumenter implements ClassFileTransformer {

    private final Instrumentation jvm;
    private final ModelTable models = new ModelTable();
    private final Hierarchy hierarchy = new Hierarchy();
    /** Classes that got their final shape when they were loaded; they must get the same again. */
    private final Set<ClassLoader> symbolic = Collections.newSetFromMap(new WeakHashMap<>());
    private final Set<String> shapedAtLoad = Collections.newSetFromMap(new ConcurrentHashMap<>());

    Instrumenter(Instrumentation jvm) {
        this.jvm = jvm;
    }

    void install() {
        jvm.addTransformer(this, true);
        List<Class<?>> loaded = new ArrayList<>();
        for (Class<?> type : jvm.getAllLoadedClasses()) {
            if (jvm.isModifiableClass(type) && !type.isArray() && !type.isHidden()
                    && isPlatform(type.getClassLoader()) && Scope.of(type.getName().replace('.', '/'), true).compareTo(Scope.INITIALIZER) > 0) {
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
                Failures.add(types.get(0).getName(), rejected);
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
            Failures.add(name, failure);
            return null;
        } finally {
            Control.endQuiet(strand);
        }
    }

    private byte[] transform(ClassLoader loader, String name, boolean exists, byte[] bytes) {
        boolean platform = isPlatform(loader);
        Scope scope = Scope.of(name, platform);
        boolean loading = !exists || shapedAtLoad.contains(key(loader, name));
        if (scope == Scope.NOTHING || !platform && !loading) {
            // What was loaded before us cannot get another shape any more.
            return null;
        }
        if (!platform) {
            ClassHashes.add(name, bytes);
        }
        byte[] result = new ClassInstrumenter(models, hierarchy, loader, platform, scope, loading,
                !platform && scope == Scope.FULL && isSymbolic(loader)).instrument(bytes);
        if (result != null && loading) {
            shapedAtLoad.add(key(loader, name));
        }
        return result;
    }

    /** What {@code loader}, or one below it, loads from now on gets shadows. */
    void addSymbolic(ClassLoader loader) {
        synchronized (symbolic) {
            symbolic.add(loader);
        }
    }

    private boolean isSymbolic(ClassLoader loader) {
        synchronized (symbolic) {
            for (ClassLoader each = loader; each != null && !symbolic.isEmpty(); each = each.getParent()) {
                if (symbolic.contains(each)) {
                    return true;
                }
            }
            return false;
        }
    }

    private static String key(ClassLoader loader, String name) {
        return System.identityHashCode(loader) + ":" + name;
    }
}
