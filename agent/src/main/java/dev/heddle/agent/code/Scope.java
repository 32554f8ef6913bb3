package dev.heddle.agent.code;

import dev.heddle.scheduler.jdk.Uncontrolled;
import dev.heddle.scheduler.library.Instrumented;
import java.util.List;
import java.util.Set;

/** How much of a class is instrumented. */
public enum Scope {

    NOTHING,
    /** Only the static initialiser is hidden from the scheduler. */
    INITIALIZER,
    /** Monitors as well, in which code of the program may run. */
    MONITORS,
    /** Models are inserted at the start of methods. */
    BOUNDARY,
    /** Calls are redirected as well. */
    CALLS,
    /** Memory accesses, monitors and loops as well. */
    FULL,
    /** Like {@link #FULL}, but the static state is not the program's: it does not begin anew in every execution. */
    TOOL;

    /** What runs tests or looks at them from outside, if a jar brings it that tests share with the program: the program does not consist of it. */
    private static final List<String> HARNESS = List.of(
            "org/junit/platform/", "org/junit/jupiter/engine/", "org/junit/jupiter/params/", "org/junit/vintage/", "org/apiguardian/",
            "org/apache/maven/surefire/", "org/apache/maven/plugin/surefire/", "com/intellij/rt/", "com/intellij/junit", "org/eclipse/jdt/internal/",
            "org/gradle/", "worker/org/gradle/", "org/jacoco/");

    /** Classes of ours that do something for the program, beside {@code Heddle}. */
    private static final Set<String> API = Set.of("dev/heddle/Outcome", "dev/heddle/History", "dev/heddle/Run");

    /** What tests are written with, if its own jar brings it, or one that tests share with the program. Its caches would cost a search dearly if they were filled anew in every execution. */
    private static final List<String> TOOLS = List.of(
            "org/junit/", "junit/framework/", "org/opentest4j/", "org/assertj/", "org/hamcrest/", "com/google/common/truth/",
            "org/mockito/", "net/bytebuddy/", "org/objenesis/");

    /** What a tool generates beside the program's classes. */
    private static final List<String> GENERATED = List.of("$MockitoMock$", "$ByteBuddy$");

    private static final Set<String> CALLS_ONLY = Set.of(
            "java/lang/ClassLoader", "java/lang/invoke/MethodHandleNatives", "java/lang/invoke/MutableCallSite", "java/lang/invoke/VolatileCallSite",
            "java/io/ObjectStreamClass$FieldReflector", "jdk/internal/misc/ScopedMemoryAccess", "jdk/internal/vm/ThreadContainers",
            "jdk/internal/vm/StackableScope", "jdk/internal/vm/ScopedValueContainer", "jdk/internal/vm/ContinuationSupport",
            "jdk/internal/misc/ThreadFlock", "jdk/internal/misc/ThreadFlock$ThreadContainerImpl",
            "java/lang/Object", "java/lang/Enum", "java/lang/Thread", "java/lang/Thread$ThreadIdentifiers",
            "java/lang/ThreadGroup", "java/lang/Thread$Constructors", "java/lang/ThreadBuilders", "java/lang/ThreadBuilders$BoundVirtualThread",
            "java/lang/ThreadLocal", "java/lang/ThreadLocal$ThreadLocalMap", "java/lang/InheritableThreadLocal",
            "java/lang/ScopedValue", "java/lang/ScopedValue$Carrier", "java/lang/ScopedValue$Cache",
            "java/lang/Runtime", "java/lang/System", "java/lang/Math",
            "java/lang/StrictMath", "java/lang/ref/Reference", "java/lang/reflect/Field", "java/security/SecureRandom", "java/util/Objects",
            "java/util/UUID", "java/util/TimeZone", "java/util/Locale", "java/util/concurrent/TimeUnit",
            "java/util/concurrent/locks/LockSupport", "java/time/Clock", "java/time/Clock$SystemClock", "java/time/Clock$SystemInstantSource",
            "java/time/Instant", "jdk/internal/util/random/RandomSupport", "sun/misc/Unsafe");

    /** Parts of the JDK that call the program, or what it has given them, from inside their monitors. */
    private static final List<String> CALLING_BACK = List.of(
            "java/io/", "java/lang/Throwable", "java/util/prefs/", "java/util/zip/", "java/beans/", "java/net/", "java/text/", "java/sql/",
            "java/nio/channels/", "javax/", "sun/nio/cs/Stream", "sun/nio/ch/Channel", "sun/util/logging/", "jdk/internal/logger/");

    /** Classes that the JIT knows better than their class files tell, or that linking depends on, so that only calls of them can be seen. */
    private static final Set<String> BOUNDARY_ONLY = Set.of("java/util/DualPivotQuicksort", "jdk/internal/util/ArraysSupport", "java/lang/invoke/MethodHandles$Lookup");

    /** Classes by which the JDK accesses memory that has no fields. */
    private static final List<String> RAW = List.of("java/lang/invoke/VarHandleByteArrayAs", "java/lang/invoke/VarHandleSegmentAs", "jdk/internal/foreign/");

    /** Classes of the JDK that keep what the program registers with them: they begin anew in every execution, as if they were the program's. */
    private static final Set<String> REGISTRIES = Set.of("java/sql/DriverManager");

    /** True if the class belongs to the program, whoever brings it. */
    static boolean isRegistry(String name) {
        return REGISTRIES.contains(name);
    }

    /** Decides by where the class comes from, and by its name with slashes. */
    public static Scope of(String name, Origin origin) {
        return origin == Origin.JDK ? ofPlatform(name) : ofProgram(name, origin);
    }

    private static Scope ofProgram(String name, Origin origin) {
        if (name.startsWith("dev/heddle/")) {
            return name.startsWith("dev/heddle/Heddle") || API.contains(name) ? CALLS : NOTHING;
        }
        if (origin == Origin.SHARED_JAR && startsWithOneOf(HARNESS, name)) {
            return NOTHING;
        }
        return (origin == Origin.TOOL_JAR || origin == Origin.SHARED_JAR) && startsWithOneOf(TOOLS, name) || isGenerated(name) ? TOOL : FULL;
    }

    // No lambdas: this is asked for in the middle of linking them.
    private static boolean startsWithOneOf(List<String> prefixes, String name) {
        for (String prefix : prefixes) {
            if (name.startsWith(prefix)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isGenerated(String name) {
        for (String part : GENERATED) {
            if (name.contains(part)) {
                return true;
            }
        }
        return false;
    }

    /** True if memory accesses, monitors and loops are instrumented. */
    public boolean isFull() {
        return this == FULL || this == TOOL;
    }

    private static Scope ofPlatform(String name) {
        if (CALLS_ONLY.contains(name) || Uncontrolled.METHODS.containsKey(name) || name.startsWith("java/util/ImmutableCollections")
                || name.startsWith("java/util/ServiceLoader") || startsWithOneOf(RAW, name)) {
            return CALLS;
        }
        if (BOUNDARY_ONLY.contains(name)) {
            return BOUNDARY;
        }
        if (Instrumented.is(name)) {
            return FULL;
        }
        if (name.startsWith("dev/heddle/")) {
            return NOTHING;
        }
        return startsWithOneOf(CALLING_BACK, name) ? MONITORS : INITIALIZER;
    }
}
