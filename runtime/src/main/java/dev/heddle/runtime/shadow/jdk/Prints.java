package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import dev.heddle.runtime.shadow.Invocations;
import dev.heddle.runtime.shadow.Messages;
import dev.heddle.runtime.shadow.Pins;
import java.io.PrintStream;
import java.util.Locale;

/**
 * Hooks around what prints and logs. As long as it goes to the standard streams that the program was given, the program hears nothing of it again, so what is
 * printed depends on inputs as before; what goes to a stream or a handler of the program's own is pinned.
 */
public final class Prints {

    private static PrintStream out;
    private static PrintStream err;
    /** True if the program may have put something of its own where loggers or the standard streams lead. */
    private static boolean redirected;

    private Prints() {
    }

    /** An execution begins, with these for its standard streams. */
    public static void begin(PrintStream standardOut, PrintStream standardErr) {
        out = standardOut;
        err = standardErr;
        redirected = false;
    }

    /** The program changes where loggers or the standard streams lead. */
    public static void redirect() {
        redirected = true;
    }

    /** A method of {@code receiver} that prints or logs is about to be called. */
    public static void call(Object receiver, int signature) {
        Strand strand = Control.strand();
        if (strand != null) {
            strand.unheard = isUnheard(receiver);
            if (strand.unheard) {
                Invocations.callUnheard(strand);
            } else {
                Invocations.callVia(receiver, signature);
            }
        }
    }

    /** The call is over. */
    public static void done() {
        Strand strand = Control.strand();
        if (strand != null) {
            strand.unheard = false;
        }
    }

    private static boolean isUnheard(Object receiver) {
        if (receiver == null || receiver.getClass().getClassLoader() != null) {
            return false;
        }
        // Of the JDK's own objects there are only streams and loggers here.
        return receiver == out || receiver == err || !(receiver instanceof PrintStream) && !redirected && !isConfigured();
    }

    /** True if the properties name a configuration of loggers. */
    private static boolean isConfigured() {
        Strand strand = Control.beginQuiet();
        try {
            return System.getProperty("java.util.logging.config.class") != null || System.getProperty("java.util.logging.config.file") != null
                    || System.getProperty("java.util.logging.manager") != null;
        } finally {
            Control.endQuiet(strand);
        }
    }

    /** {@code value} is passed to what prints or logs. */
    public static void printed(Object receiver, Object value, int signature, int site) {
        Strand strand = Control.strand();
        if (strand == null || !strand.unheard) {
            Pins.pinFor(receiver, value, signature, site);
        }
    }

    /** {@code value} is passed to a stream, which asks it what to print; returns what to pass instead: what an object of the program's says of itself. */
    public static Object said(Object receiver, Object value, int signature, int site) {
        printed(receiver, value, signature, site);
        Strand strand = Control.strand();
        if (strand == null || !strand.unheard || value == null || value.getClass().isArray() || value.getClass().getClassLoader() == null) {
            return value;
        }
        String text = Concatenation.text(value, site);
        // What the object did to say so may have printed something else.
        strand.unheard = true;
        return text;
    }

    /** {@code values} are passed to what prints them as {@code format} says. */
    public static void formatted(Object receiver, String format, Object values, int signature, int site) {
        Strand strand = Control.strand();
        if (strand == null || !strand.unheard || format == null || mayRefuse(format)) {
            Pins.pinFor(receiver, values, signature, site);
        }
    }

    /** True if the format has a conversion that does not take each number: not each is a character or a date. */
    private static boolean mayRefuse(String format) {
        for (int at = format.indexOf('%'); at >= 0; at = format.indexOf('%', at + 1)) {
            int end = at + 1;
            while (end < format.length() && !Character.isLetter(format.charAt(end)) && format.charAt(end) != '%') {
                end++;
            }
            if (end < format.length() && "ct".indexOf(format.substring(end, end + 1).toLowerCase(Locale.ROOT)) >= 0) {
                return true;
            }
            at = end < format.length() && format.charAt(end) == '%' ? end : at;
        }
        return false;
    }

    /** {@code value} is passed to the constructor of an {@code AssertionError}, which makes its message of it; returns what to pass instead. */
    public static Object detail(Object value, int site) {
        return value == null || value instanceof Throwable ? value : Concatenation.text(value, site);
    }

    /** An exception is about to print its stack trace on the standard stream. */
    public static void trace(Object exception, int site) {
        if (System.err != err) {
            Messages.told((Throwable) exception, site);
        }
    }

    /** An exception is about to print its stack trace on {@code stream}. */
    public static void trace(Object exception, Object stream, int site) {
        if (stream != out && stream != err) {
            Messages.told((Throwable) exception, site);
        }
    }
}
