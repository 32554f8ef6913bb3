package dev.heddle.agent;

import dev.heddle.agent.code.Hierarchy;
import dev.heddle.agent.code.Origin;
import dev.heddle.agent.code.Scope;
import dev.heddle.agent.schedule.ModelTable;
import dev.heddle.cache.Cache;
import dev.heddle.cache.Keepsake;
import dev.heddle.runtime.Classes;
import dev.heddle.runtime.Companions;
import dev.heddle.runtime.Control;
import dev.heddle.runtime.Definitions;
import dev.heddle.runtime.Internals;
import dev.heddle.runtime.Rejections;
import dev.heddle.runtime.Shapes;
import dev.heddle.runtime.Sites;
import dev.heddle.runtime.Strand;
import dev.heddle.scheduler.Own;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;

/** Instruments classes as they load, and those of the JDK that were loaded before. */
final class Instrumenter implements ClassFileTransformer {

    private final Instrumentation jvm;
    private final ModelTable models = new ModelTable();
    private final boolean embedded;
    private final Hierarchy hierarchy;
    /** The loaders of programs of which more is followed than schedules. */
    private final Map<ClassLoader, Depth> depths = new WeakHashMap<>();
    /** Classes that got their final shape when they were loaded; such a class must get the same shape when it is transformed again. */
    private final Set<String> shapedAtLoad = Collections.newSetFromMap(new ConcurrentHashMap<>());

    private final InstrumentedJdk jdk;

    /** What the program's classes were before they were instrumented. */
    private final ClassFiles files = new ClassFiles();

    /** The initialisers of classes that were loaded before the agent, until these classes have got them. */
    private final Map<String, byte[]> companions = new ConcurrentHashMap<>();
    /** The lambdas of classes that were loaded before the agent, which could not get their bodies as methods of their own. */
    private final Map<String, List<byte[]>> lambdas = new ConcurrentHashMap<>();

    /** {@code embedded} is true if what is loaded already may belong to the program, and what runs tests is on its class path. */
    Instrumenter(Instrumentation jvm, boolean embedded) {
        this.jvm = jvm;
        this.embedded = embedded;
        this.hierarchy = new Hierarchy(embedded);
        this.jdk = new InstrumentedJdk(Provenance.key().map(key -> new Keepsake(Cache.ofUser(), "jdk", key)));
        Sites.goOn(jdk.sites().next(), jdk.sites());
    }

    void install() {
        warmUp();
        Rejections.judgeBy(files::isRejectedAsInstrumented);
        Shapes.readBy(files::shape);
        jvm.addTransformer(this, true);
        List<Class<?>> loaded = new ArrayList<>();
        for (Class<?> type : jvm.getAllLoadedClasses()) {
            String name = type.getName().replace('.', '/');
            Origin origin = Origin.of(name, type.getClassLoader(), type.getProtectionDomain(), embedded);
            boolean platform = origin == Origin.JDK;
            if (jvm.isModifiableClass(type) && !type.isArray() && !type.isHidden() && (isPlatform(type.getClassLoader()) || embedded && !isTool(type.getModule(), type.getClassLoader()))
                    && (Scope.of(name, origin).compareTo(Scope.INITIALIZER) > 0 || platform && !Internals.isInitialized(type) && Initializer.isIn(type))) {
                if (!platform) {
                    hierarchy.addEarly(name);
                }
                loaded.add(type);
            }
        }
        retransform(loaded);
        loaded.forEach(this::accompany);
        jdk.leave();
        Runtime.getRuntime().addShutdownHook(new Thread(jdk::leave, "heddle-keeper"));
    }

    /**
     * Runs the code that instruments once, while nobody depends on that code. Other agents may have put things into it that have to be linked
     * first, and classes that linking loads could not be instrumented by code that waits for them.
     */
    private void warmUp() {
        try (InputStream file = Attacher.class.getResourceAsStream("Attacher.class")) {
            new ClassInstrumenter(models, hierarchy, Attacher.class.getClassLoader(), false, Scope.FULL, true, Depth.SCHEDULE)
                    .instrument(file.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Gives a class that was loaded before the agent what it could not get as methods of its own: its initialiser, and the bodies of lambdas. */
    private void accompany(Class<?> type) {
        String key = key(type.getClassLoader(), type.getName().replace('.', '/'));
        byte[] companion = companions.remove(key);
        try {
            if (companion != null) {
                Classes.entryOf(type).accompany(type, companion);
            }
            List<byte[]> files = lambdas.remove(key);
            if (files != null) {
                Companions.define(type, files);
            }
        } catch (ReflectiveOperationException | LinkageError failure) {
            Failures.add(type.getName(), failure);
        }
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
        Loading.begins();
        try {
            return name == null || loader instanceof Originals || isTool(module, loader) ? null : transform(loader, name, Origin.of(name, loader, domain, embedded), Own.jarOf(domain), redefined != null, bytes);
        } catch (Throwable failure) {
            boolean accepted = isPlatform(loader) || redefined != null || Originals.complaint(loader, name.replace('/', '.'), bytes).isEmpty();
            return accepted ? refused(loader, name, bytes, failure) : null;
        } finally {
            Loading.ends();
            Control.endQuiet(strand);
        }
    }

    /** A class that cannot be instrumented. What the JDK's own do is everybody's business. */
    private static byte[] refused(ClassLoader loader, String name, byte[] bytes, Throwable cause) {
        Failures.Failure failure = Failures.of(name, cause);
        try {
            byte[] refusing = isPlatform(loader) ? null : Refusal.of(bytes, failure.sentence());
            Failures.add(failure, refusing != null);
            return refusing;
        } catch (Throwable unreadable) {
            Failures.add(failure, false);
            return null;
        }
    }

    /** True for the JDK's tools, such as the compiler: the loader of the program loads them, but they are no part of the program. */
    private static boolean isTool(Module module, ClassLoader loader) {
        return !isPlatform(loader) && module != null && module.isNamed() && (module.getName().startsWith("jdk.") || module.getName().startsWith("java."));
    }

    private byte[] transform(ClassLoader loader, String name, Origin origin, String jar, boolean exists, byte[] bytes) throws IOException {
        boolean platform = origin == Origin.JDK;
        if (!platform && !exists && !isReflector(loader)) {
            Trespass.of(name, bytes).ifPresent(ours -> Failures.add(name, "it uses " + ours + ", a class of Heddle's insides"));
        }
        boolean apart = !platform && !embedded && loader != Instrumenter.class.getClassLoader();
        boolean misnamed = apart && Trespass.isUnderOurName(name, bytes);
        if (misnamed && !exists) {
            Failures.add(name, "it is in a package of Heddle's own");
        }
        Scope scope = misnamed ? Scope.FULL : Scope.of(name, origin);
        String key = key(loader, name);
        boolean loading = !exists || shapedAtLoad.contains(key);
        if (scope == Scope.NOTHING) {
            return null;
        }
        if (scope == Scope.TOOL) {
            Definitions.addTool(name.replace('/', '.'));
        }
        ClassInstrumenter instrumenter = new ClassInstrumenter(models, hierarchy, loader, platform, scope, loading,
                !platform && scope.isFull() && !isReflector(loader) ? depth(loader) : Depth.SCHEDULE).from(platform ? "" : jar);
        if (!platform) {
            files.add(loader, name, bytes);
            if (!loading && !hierarchy.isEarly(name) || !exists && !Originals.isReadable(bytes)) {
                return null;
            }
            if (!isPlatform(loader)) {
                ClassHashes.add(name, bytes);
            }
        }
        byte[] result = platform ? jdk.instrument(name, loader, loading, bytes, instrumenter) : instrumenter.instrument(bytes);
        if (!platform && result != null) {
            files.instrumented(name, result);
        }
        if (result != null && loading) {
            shapedAtLoad.add(key);
        }
        if (instrumenter.companion() != null) {
            companions.put(key, instrumenter.companion());
        }
        if (!instrumenter.lambdas().isEmpty()) {
            lambdas.put(key, instrumenter.lambdas());
        }
        return result;
    }

    /** True for the loader of classes by which the JDK calls what was found by reflection, whoever found it; at first it does so without, so they must not follow more than it does. */
    private static boolean isReflector(ClassLoader loader) {
        return loader != null && loader.getClass().getName().equals("jdk.internal.reflect.DelegatingClassLoader");
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

    private static String key(ClassLoader loader, String name) {
        return System.identityHashCode(loader) + ":" + name;
    }
}
