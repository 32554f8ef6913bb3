package dev.heddle.runtime.shadow;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Internals;
import dev.heddle.runtime.Strand;
import dev.heddle.term.Constant;
import dev.heddle.term.Term;
import java.util.Arrays;

/**
 * Hooks around exceptions that the JVM or the JDK makes: their messages tell what was wrong, such as an index. The terms of that are kept with the exception,
 * and pinned when somebody asks for the message.
 */
public final class Messages {

    private static final long MESSAGE = Internals.offset(Throwable.class, "detailMessage");
    private static final long CAUSE = Internals.offset(Throwable.class, "cause");

    private Messages() {
    }

    /** The next thing that happens is that an exception is made, the message of which depends on {@code parts}; null stands for what depends on no input. */
    public static void foresee(Term... parts) {
        Strand strand = Control.strand();
        if (strand != null) {
            strand.quiet++;
            try {
                Term[] variable = Arrays.stream(parts).filter(part -> part != null && !(part instanceof Constant)).toArray(Term[]::new);
                strand.foreseen = variable.length == 0 ? null : variable;
            } finally {
                strand.quiet--;
            }
        }
    }

    /** An exception was made. */
    public static void made(Throwable exception) {
        Strand strand = Control.current;
        if (strand != null && strand.foreseen != null && Control.strand() == strand) {
            Shadows.TABLE.tells(exception, strand.foreseen);
            strand.foreseen = null;
        }
    }

    /** An exception is about to be asked for its message by a method with this signature. */
    public static void asked(Object asked, int signature, int site) {
        Strand strand = asked != null && Shadows.TABLE.hasObjects() && Reach.isJdk(asked, signature) ? Control.strand() : null;
        if (strand == null) {
            return;
        }
        Throwable exception = (Throwable) asked;
        for (Term part : Shadows.TABLE.toldBy(exception)) {
            strand.pin(part, site);
        }
        Throwable cause = cause(exception);
        if (cause != null && isMadeOf(raw(exception), cause)) {
            Pins.pinAll(cause, site);
        }
    }

    /** An exception is about to tell everything: itself, its causes, and what was suppressed. */
    public static void told(Throwable exception, int site) {
        if (Shadows.TABLE.hasObjects() && exception != null) {
            Pins.pinAll(exception, site);
            for (Throwable suppressed : exception.getSuppressed()) {
                told(suppressed, site);
            }
        }
    }

    /** True if {@code message} may be what {@code cause} says of itself, as it is if there was no other message. */
    private static boolean isMadeOf(String message, Throwable cause) {
        return message != null && Shadows.ofObject(message) == null && message.startsWith(cause.getClass().getName());
    }

    /** What the JVM keeps as the message. */
    static String raw(Throwable exception) {
        return (String) Internals.UNSAFE.getReference(exception, MESSAGE);
    }

    /** What the JVM keeps as the cause, or null. */
    static Throwable cause(Throwable exception) {
        Throwable cause = (Throwable) Internals.UNSAFE.getReference(exception, CAUSE);
        return cause == exception ? null : cause;
    }
}
