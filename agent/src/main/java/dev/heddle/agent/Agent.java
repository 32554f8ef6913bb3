package dev.heddle.agent;

import dev.heddle.agent.shadow.ShadowCalls;
import dev.heddle.cache.Cache;
import dev.heddle.cache.Content;
import dev.heddle.runtime.Encapsulation;
import dev.heddle.runtime.Internals;
import dev.heddle.runtime.Rejections;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.Instrumentation;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.jar.JarFile;

/**
 * The entry of the Java agent.
 *
 * <p>Loading the agent only puts Heddle's own classes on the boot class path. Nothing is instrumented before
 * {@link #install} is called, so that a JVM that carries the agent but checks nothing runs as ever.
 */
public final class Agent {

    private static final String BOOT_JAR = "heddle-boot.jar";
    private static final String AT_ONCE = "instrument";
    /** The exit code for what users can mend. */
    private static final int REFUSED = 2;

    private static Instrumentation instrumentation;
    /** What the JVM gave when the agent came for the last time. */
    private static Instrumentation latest;
    private static JarFile bootJar;
    private static Instrumenter instrumenter;
    private static boolean following;

    private Agent() {
    }

    /** Called by the JVM for {@code -javaagent}. The only argument there is, {@code instrument}, begins at once. */
    public static void premain(String arguments, Instrumentation jvm) {
        if (arguments != null && !arguments.isEmpty() && !arguments.equals(AT_ONCE)) {
            refuse("the Heddle agent knows no argument '" + arguments + "', only '" + AT_ONCE + "'");
        }
        try {
            prepare(jvm);
        } catch (IOException e) {
            refuse(e.getMessage() + (e.getCause() == null ? "" : " (" + e.getCause().getMessage() + ")"));
        } catch (OutOfMemoryError e) {
            refuse("the JVM has too little memory to begin with; -Xmx lets it have more");
        }
        if (AT_ONCE.equals(arguments)) {
            embed();
        }
    }

    /** Ends the JVM with a sentence; for an exception it would say much, and nothing that users understand. */
    private static void refuse(String sentence) {
        System.err.println("heddle: " + sentence);
        System.exit(REFUSED);
    }

    /** Called by the JVM when the agent is attached later. */
    public static void agentmain(String arguments, Instrumentation jvm) throws IOException {
        prepare(jvm);
    }

    /** True if the JVM has loaded the agent. */
    public static synchronized boolean isLoaded() {
        return instrumentation != null;
    }

    /** True if classes that are loaded now are instrumented. */
    public static synchronized boolean isInstalled() {
        return instrumenter != null;
    }

    private static synchronized void prepare(Instrumentation jvm) throws IOException {
        latest = jvm;
        if (instrumentation != null) {
            return;
        }
        Optional<Path> present = onBootPath();
        bootJar = new JarFile((present.isPresent() ? present.get() : extract()).toFile());
        if (present.isEmpty()) {
            jvm.appendToBootstrapClassLoaderSearch(bootJar);
        }
        Module base = Object.class.getModule();
        Module boot = bootModule();
        jvm.redefineModule(base, Set.of(boot),
                Map.of("jdk.internal.misc", Set.of(boot), "jdk.internal.vm", Set.of(boot)),
                Map.of(), Set.of(), Map.of());
        instrumentation = jvm;
    }

    /** The module of what lies on the boot class path; found through a class of ours that needs nothing of the JDK's insides. */
    private static Module bootModule() {
        try {
            return Class.forName("dev.heddle.runtime.Site", false, null).getModule();
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("Heddle's classes did not get onto the boot class path", e);
        }
    }

    /** What the agent carries for the boot class path, if the JVM was started with it there. Where it was started with something else of ours, nothing good would come of it. */
    private static Optional<Path> onBootPath() throws IOException {
        URL place = new ClassLoader(null) { }.getResource("dev/heddle/runtime/Site.class");
        if (place == null) {
            return Optional.empty();
        }
        Path file = Path.of(URI.create(place.getPath().substring(0, place.getPath().indexOf("!/"))));
        JarURLConnection carried = (JarURLConnection) Agent.class.getResource(BOOT_JAR).openConnection();
        Content content = Content.of(carried.getJarEntry().getSize(), carried.getJarEntry().getCrc(), carried::getInputStream);
        if (!content.isIn(file)) {
            throw new IOException(file + " on the boot class path is not of this version of Heddle");
        }
        return Optional.of(file);
    }

    private static Path extract() throws IOException {
        try (InputStream jar = Agent.class.getResourceAsStream(BOOT_JAR)) {
            if (jar == null) {
                throw new IOException("the agent's jar lacks " + BOOT_JAR + ": it was not packaged by Heddle's build");
            }
            try {
                return Cache.ofUser().file(BOOT_JAR, Content.of(jar.readAllBytes()));
            } catch (IOException e) {
                throw new IOException("there is no room for " + BOOT_JAR + ", neither in the cache nor in the temporary directory " + System.getProperty("java.io.tmpdir")
                        + "; name another with XDG_CACHE_HOME or -Djava.io.tmpdir=...", e);
            }
        }
    }

    /** Begins to instrument; what is loaded already and concerns concurrency is instrumented now. Returns after the first call at once. */
    public static synchronized void install() {
        install(false, Set.of());
    }

    /**
     * Like {@link #install}, for a program that is on the class path of this JVM: classes of it may be loaded already. Values that depend
     * on inputs are followed if the program asks for some, or if the system property {@code heddle.inputs} says so.
     */
    public static synchronized void embed() {
        if (instrumenter == null) {
            Set<ClassLoader> asking = new LinkedHashSet<>(Arrays.asList(ClassLoader.getSystemClassLoader(), Thread.currentThread().getContextClassLoader()));
            asking.removeIf(loader -> loader == null || !InputUses.isIn(loader));
            install(true, asking);
            following = !asking.isEmpty();
        }
    }

    /** True if values that depend on inputs are followed in a program that is on the class path of this JVM. */
    public static synchronized boolean isFollowing() {
        return following;
    }

    /** {@code following} are loaders whose classes follow what depends on inputs, also those that are loaded already. */
    private static void install(boolean embedded, Set<ClassLoader> following) {
        if (instrumentation == null) {
            throw new IllegalStateException("the Heddle agent is not loaded: start the JVM with -javaagent:heddle-agent.jar");
        }
        if (instrumenter == null) {
            initializeBootClasses();
            comeLast();
            instrumenter = new Instrumenter(latest, embedded);
            following.forEach(loader -> instrumenter.addDepth(loader, Depth.INPUTS));
            instrumenter.install();
            encapsulate();
        }
    }

    /** Classes that {@code loader}, or a loader below it, loads from now on follow values that depend on inputs. */
    public static void followInputs(ClassLoader loader) {
        follow(loader, Depth.INPUTS);
    }

    /** Classes that {@code loader}, or a loader below it, loads from now on are instrumented as deep as this. */
    public static synchronized void follow(ClassLoader loader, Depth depth) {
        install();
        instrumenter.addDepth(loader, depth);
    }

    /** True if {@code type} is under control; it is not if it was loaded before {@link #install}. */
    public static boolean isInstrumented(Class<?> type) {
        return ClassHashes.of(type.getName()) != null;
    }

    /** Fails if {@code type} was loaded before {@link #install} and so is not under control. */
    public static void requireInstrumented(Class<?> type) {
        if (!isInstrumented(type)) {
            throw new IllegalStateException("the class " + type.getName() + " was loaded before Heddle began to instrument");
        }
    }

    /** True if the JVM accepts the class that {@code rejection} is about, but not as it was instrumented. */
    public static boolean isToBlameFor(LinkageError rejection) {
        return Rejections.isOurFault(rejection);
    }

    /** Keeps the program from what everything depends on, now that we have looked at it ourselves. Terms and the nouns of the model are only values. */
    private static void encapsulate() {
        ShadowCalls.initialize();
        List<Class<?>> ours = new ArrayList<>(List.of(Agent.class, Instrumenter.class));
        for (Class<?> type : instrumentation.getInitiatedClasses(null)) {
            if (type.getName().startsWith("dev.heddle.runtime.") || type.getName().startsWith("dev.heddle.scheduler.")) {
                ours.add(type);
            }
        }
        Encapsulation.hide(ours, Agent.class);
    }

    /**
     * Agents change a class in the order in which they came. To come once more, after all that are there, makes us the last: we see what they have added, and
     * none of them undoes what we do. Where the JVM does not let us, we keep our place.
     */
    private static void comeLast() {
        try {
            Path jar = Path.of(Agent.class.getProtectionDomain().getCodeSource().getLocation().toURI());
            if (Files.isRegularFile(jar)) {
                Internals.statically(instrumentation.getClass(), "loadAgent", void.class, String.class).invoke(jar.toString());
            }
        } catch (Throwable refused) {
            latest = instrumentation;
        }
    }

    /** Hooks run in the middle of anything, even of class loading, so their own classes must be there before. */
    private static void initializeBootClasses() {
        bootJar.stream().map(entry -> entry.getName()).filter(name -> name.endsWith(".class")).forEach(name -> {
            try {
                Class.forName(name.substring(0, name.length() - 6).replace('/', '.'), true, null);
            } catch (ClassNotFoundException e) {
                throw new IllegalStateException("Heddle's boot classes are incomplete", e);
            }
        });
    }
}
