package dev.heddle.scheduler.library;

import java.util.Set;

/** Which classes of the JDK are instrumented with all their memory accesses, monitors and loops. */
public final class Instrumented {

    /** Immutable but for what it remembers of its name in other languages, from one execution to the next. */
    private static final String LEVEL = "java/util/logging/Level";

    private static final Set<String> SINGLY = Set.of(
            "java/lang/AbstractStringBuilder", "java/lang/StringBuilder", "java/lang/StringBuffer",
            "java/io/ByteArrayOutputStream", "java/io/ByteArrayInputStream", "java/io/CharArrayWriter", "java/io/StringWriter",
            "java/io/PipedInputStream", "java/io/PipedOutputStream", "java/io/PipedReader", "java/io/PipedWriter",
            "java/text/SimpleDateFormat", "java/text/DateFormat", "java/text/DecimalFormat", "java/text/NumberFormat",
            "java/text/MessageFormat", "java/text/ChoiceFormat", "java/text/Format", "java/text/DigitList", "java/sql/DriverManager");

    /** Classes of {@code java.util} that are immutable, machinery that no two threads of a program share, or known by calls. */
    private static final Set<String> UTIL_LEFT_OUT = Set.of(
            "Formatter", "ResourceBundle", "ServiceLoader", "Currency", "Base64", "HexFormat", "Optional", "OptionalInt",
            "OptionalLong", "OptionalDouble", "Tripwire", "KeyValueHolder", "PropertyResourceBundle",
            "ListResourceBundle", "Comparators", "DualPivotQuicksort", "JumboEnumSet$1", "ImmutableCollections",
            "Objects", "UUID", "TimeZone", "Locale");

    private Instrumented() {
    }

    /** Decides by the name with slashes. */
    public static boolean is(String name) {
        if (SINGLY.contains(name) || name.startsWith("java/util/concurrent/") || name.startsWith("java/util/logging/") && !name.equals(LEVEL)) {
            return true;
        }
        if (name.startsWith("java/util/") && name.indexOf('/', 10) < 0) {
            int inner = name.indexOf('$');
            return !UTIL_LEFT_OUT.contains(inner < 0 ? name.substring(10) : name.substring(10, inner));
        }
        // Buffers, whose views share what they hold.
        return name.startsWith("java/nio/") && name.indexOf('/', 9) < 0 && name.contains("Buffer");
    }
}
