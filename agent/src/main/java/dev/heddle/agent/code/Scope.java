package dev.heddle.agent.code;

import dev.heddle.scheduler.jdk.Uncontrolled;
import java.util.List;
import java.util.Set;

/** How much of a class is instrumented. */
public enum Scope {

    NOTHING,
    /** Only the static initialiser is hidden from the scheduler. */
    INITIALIZER,
    /** Monitors as well, in which code of the program may run. */
    MONITORS,
    /** Calls are redirected, models inserted. */
    CALLS,
    /** Memory accesses, monitors and loops as well. */
    FULL,
    /** Like {@link #FULL}, but the static state is not the program's: it does not begin anew in every execution. */
    TOOL;

    /** What runs tests or looks at them from outside: the program does not consist of it. */
    private static final List<String> HARNESS = List.of(
            "org/junit/platform/", "org/junit/jupiter/engine/", "org/junit/jupiter/params/", "org/junit/vintage/", "org/apiguardian/",
            "org/apache/maven/surefire/", "org/apache/maven/plugin/surefire/", "com/intellij/rt/", "com/intellij/junit", "org/eclipse/jdt/internal/",
            "org/gradle/", "worker/org/gradle/", "org/jacoco/");

    /** Classes of ours that do something for the program, beside {@code Heddle}. */
    private static final Set<String> API = Set.of("dev/heddle/Outcome", "dev/heddle/History", "dev/heddle/Run");

    /** Parts of the JDK that the program's own loader brings: its tools. */
    private static final List<String> JDK_TOOLS = List.of("com/sun/", "jdk/", "sun/");

    /** What tests are written with. Its caches would cost a search dearly if they were filled anew in every execution. */
    private static final List<String> TOOLS = List.of(
            "org/junit/", "junit/framework/", "org/opentest4j/", "org/assertj/", "org/hamcrest/", "com/google/common/truth/",
            "org/mockito/", "net/bytebuddy/", "org/objenesis/");

    /** What a tool generates beside the program's classes. */
    private static final List<String> GENERATED = List.of("$MockitoMock$", "$ByteBuddy$");

    private static final Set<String> CALLS_ONLY = Set.of(
            "java/lang/ClassLoader", "java/lang/invoke/MethodHandleNatives", "jdk/internal/vm/ThreadContainers",
            "jdk/internal/vm/StackableScope", "jdk/internal/vm/ScopedValueContainer", "jdk/internal/vm/ContinuationSupport",
            "jdk/internal/misc/ThreadFlock", "jdk/internal/misc/ThreadFlock$ThreadContainerImpl",
            "java/lang/Object", "java/lang/Enum", "java/lang/Thread", "java/lang/Thread$ThreadIdentifiers",
            "java/lang/Thread$Constructors", "java/lang/ThreadBuilders", "java/lang/ThreadBuilders$BoundVirtualThread",
            "java/lang/ThreadLocal", "java/lang/ThreadLocal$ThreadLocalMap", "java/lang/InheritableThreadLocal",
            "java/lang/ScopedValue", "java/lang/ScopedValue$Carrier", "java/lang/ScopedValue$Cache",
            "java/lang/Runtime", "java/lang/System", "java/lang/Math",
            "java/lang/StrictMath", "java/lang/ref/Reference", "java/lang/reflect/Field", "java/security/SecureRandom", "java/util/Objects",
            "java/util/UUID", "java/util/TimeZone", "java/util/Locale", "java/util/concurrent/TimeUnit",
            "java/util/concurrent/locks/LockSupport", "java/time/Clock", "java/time/Clock$SystemClock", "java/time/Clock$SystemInstantSource",
            "java/time/Instant", "jdk/internal/util/random/RandomSupport", "sun/misc/Unsafe");

    /** Immutable but for what it remembers of its name in other languages, from one execution to the next. */
    private static final String LEVEL = "java/util/logging/Level";

    private static final Set<String> FULLY = Set.of(
            "java/lang/AbstractStringBuilder", "java/lang/StringBuilder", "java/lang/StringBuffer",
            "java/io/ByteArrayOutputStream", "java/io/ByteArrayInputStream", "java/io/CharArrayWriter", "java/io/StringWriter",
            "java/io/PipedInputStream", "java/io/PipedOutputStream", "java/io/PipedReader", "java/io/PipedWriter",
            "java/text/SimpleDateFormat", "java/text/DateFormat", "java/text/DecimalFormat", "java/text/NumberFormat",
            "java/text/MessageFormat", "java/text/ChoiceFormat", "java/text/Format", "java/text/DigitList");

    /** Parts of the JDK that call the program, or what it has given them, from inside their monitors. */
    private static final List<String> CALLING_BACK = List.of(
            "java/io/", "java/lang/Throwable", "java/util/prefs/", "java/util/zip/", "java/beans/", "java/net/", "java/text/", "java/sql/",
            "java/nio/channels/", "javax/", "sun/nio/cs/Stream", "sun/nio/ch/Channel", "sun/util/logging/", "jdk/internal/logger/");

    /** Classes of {@code java.util} that are immutable, or machinery that no two threads of a program share. */
    private static final Set<String> UTIL_LEFT_OUT = Set.of(
            "Formatter", "ResourceBundle", "ServiceLoader", "Currency", "Base64", "HexFormat", "Optional", "OptionalInt",
            "OptionalLong", "OptionalDouble", "Tripwire", "KeyValueHolder", "PropertyResourceBundle",
            "ListResourceBundle", "Comparators", "DualPivotQuicksort", "JumboEnumSet$1");

    /** Decides by the name with slashes, and by whether the JDK or the program brings the class. */
    public static Scope of(String name, boolean platform) {
        return platform ? ofPlatform(name) : ofProgram(name);
    }

    private static Scope ofProgram(String name) {
        if (name.startsWith("dev/heddle/")) {
            return name.startsWith("dev/heddle/Heddle") || API.contains(name) ? CALLS : NOTHING;
        }
        if (startsWithOneOf(HARNESS, name) || startsWithOneOf(JDK_TOOLS, name) && !name.startsWith("jdk/proxy")) {
            return NOTHING;
        }
        return startsWithOneOf(TOOLS, name) || isGenerated(name) ? TOOL : FULL;
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
        if (CALLS_ONLY.contains(name) || Uncontrolled.METHODS.containsKey(name)) {
            return CALLS;
        }
        if (name.equals(LEVEL)) {
            return INITIALIZER;
        }
        if (FULLY.contains(name) || name.startsWith("java/util/concurrent/") || name.startsWith("java/util/logging/")) {
            return FULL;
        }
        if (name.startsWith("java/util/") && name.indexOf('/', 10) < 0) {
            String simple = name.substring(10);
            if (simple.startsWith("ImmutableCollections")) {
                return CALLS;
            }
            int inner = simple.indexOf('$');
            return UTIL_LEFT_OUT.contains(inner < 0 ? simple : simple.substring(0, inner)) ? INITIALIZER : FULL;
        }
        if (name.startsWith("dev/heddle/")) {
            return NOTHING;
        }
        return startsWithOneOf(CALLING_BACK, name) ? MONITORS : INITIALIZER;
    }
}
