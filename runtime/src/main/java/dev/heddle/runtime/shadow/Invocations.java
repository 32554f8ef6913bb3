package dev.heddle.runtime.shadow;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import dev.heddle.term.Term;
import java.util.Arrays;

/** Hooks around calls: the shadows of arguments and results pass from frame to frame through the strand. */
public final class Invocations {

    /** What a method that was called with no shadows has got. */
    private static final Term[] NONE = {};
    /** Stands for the signature of a method whose arguments need no shadows, whatever it does with them. */
    private static final int UNHEARD = -1;

    private Invocations() {
    }

    /** A method with this signature is about to be called. */
    public static void call(int token) {
        Strand strand = Control.strand();
        if (strand != null) {
            prepare(strand, token);
        }
    }

    private static void prepare(Strand strand, int token) {
        if (strand.arguments != null) {
            pinArguments(strand, 0);
        }
        strand.called = token;
        strand.returned = null;
    }

    /** Pins the arguments of a call that nobody took the shadows of. */
    private static void pinArguments(Strand strand, int site) {
        Term[] lost = strand.arguments;
        strand.arguments = null;
        for (int i = lost.length - 1; i >= 0; i--) {
            Pins.pin(lost[i], site);
        }
    }

    /** Like {@link #call} if the method that {@code receiver} has is the program's; the JDK's know nothing of shadows. */
    public static void callVia(Object receiver, int token) {
        Strand strand = Control.strand();
        if (strand != null) {
            prepare(strand, Reach.isJdk(receiver, token) ? 0 : token);
        }
    }

    /** A method is about to be called that does nothing that the program could hear of. */
    public static void callUnheard(Strand strand) {
        prepare(strand, UNHEARD);
    }

    /** Like {@link #pass}, for a call of a method that may be the JDK's, to which shadows cannot follow. */
    public static void passVia(Term shadow, int following, int site) {
        if (shadow != null) {
            Strand strand = Control.strand();
            if (strand != null && strand.called == 0) {
                strand.pin(shadow, site);
            } else if (strand != null && strand.called != UNHEARD) {
                pass(shadow, following);
            }
        }
    }

    /** The argument that is followed by {@code following} others has a shadow. */
    public static void pass(Term shadow, int following) {
        if (shadow != null) {
            Strand strand = Control.strand();
            if (strand != null) {
                strand.arguments = withShadow(strand.arguments, shadow, following);
            }
        }
    }

    private static Term[] withShadow(Term[] shadows, Term shadow, int place) {
        Term[] result = shadows == null ? new Term[place + 1] : shadows.length <= place ? Arrays.copyOf(shadows, place + 1) : shadows;
        result[place] = shadow;
        return result;
    }

    /** A method begins; returns the shadows of its arguments, or null if who called it has no use for shadows. */
    public static Term[] enter(int token) {
        return enterAs(null, token);
    }

    /** Like {@link #enter}, for another signature of the method; {@code entered} is what the signatures before have got. */
    public static Term[] enterAs(Term[] entered, int token) {
        Strand strand = Control.current;
        if (strand == null || strand.called != token || Control.strand() == null) {
            return entered;
        }
        Term[] passed = strand.arguments == null ? NONE : strand.arguments;
        strand.called = 0;
        strand.arguments = null;
        return passed;
    }

    /** The shadow of the argument that is followed by {@code following} others. */
    public static Term passed(Term[] entered, int following) {
        return entered == null || following >= entered.length ? null : entered[following];
    }

    /** A method returns something with this shadow. */
    public static void leave(Term[] entered, Term shadow, int site) {
        if (shadow != null) {
            Strand strand = Control.strand();
            if (strand == null) {
                return;
            }
            if (entered == null) {
                strand.pin(shadow, site);
            } else {
                strand.returned = shadow;
            }
        }
    }

    /** A call is over; returns the shadow of what it returned. */
    public static Term result(int site) {
        Strand strand = Control.strand();
        if (strand == null) {
            return null;
        }
        strand.called = 0;
        return strand.returned == null && strand.arguments == null ? null : takeResult(site);
    }

    /** A call is over that may have been one of the program's; returns the shadow of what it returned, which is {@code modelled} if it was the JDK's. */
    public static Term resultOr(Term modelled, int site) {
        Term returned = result(site);
        return returned == null ? modelled : returned;
    }

    private static Term takeResult(int site) {
        Strand strand = Control.strand();
        if (strand == null) {
            return null;
        }
        Term shadow = strand.returned;
        strand.returned = null;
        if (strand.arguments != null) {
            pinArguments(strand, site);
        }
        return shadow;
    }

    /** {@code thrown} was caught; the call that threw it is over. */
    public static void caught(Throwable thrown) {
        Strand strand = Control.strand();
        if (strand != null) {
            prepare(strand, 0);
            strand.foreseen = null;
            strand.unheard = false;
            if (thrown instanceof StackOverflowError) {
                strand.exhausted((StackOverflowError) thrown);
            }
        }
    }

    /** Adds the shadow of a value that a lambda captures. */
    public static Term[] capture(Term[] captured, Term shadow, int place) {
        return shadow == null ? captured : withShadow(captured, shadow, place);
    }

    /** The entry of a lambda, which has {@code following} parameters after those captured, is about to call its body. */
    public static void forward(Term[] entered, Term[] captured, int following, int token) {
        Strand strand = Control.strand();
        if (strand == null) {
            return;
        }
        prepare(strand, token);
        for (int i = 0; entered != null && i < entered.length; i++) {
            pass(entered[i], i);
        }
        for (int i = 0; captured != null && i < captured.length; i++) {
            pass(captured[i], i + following);
        }
    }

    /** The body of a lambda has returned; its result goes to whoever called the entry. */
    public static void relay(Term[] entered) {
        if (entered == null) {
            Pins.pin(result(0), 0);
        }
    }
}
