package dev.heddle.scheduler.kernel;

import dev.heddle.model.CodePoint;
import dev.heddle.model.Finding;
import dev.heddle.term.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * What the program says must always hold.
 *
 * <p>An invariant is asked for after every visible operation, by the thread that performed it and before anybody else has
 * a turn. Its value can only change when something that it reads is written; what that is, {@link Watched} remembers.
 *
 * <p>Where inputs decide what it finds, that is an event of the thread, as any branch is, if the thread has just written
 * something watched. Such an operation counts as a read of all that is watched. So what is seen then is settled by what happened
 * before it in every order of events, and so is the event. After other operations that is not so, but nothing has changed either since
 * somebody looked.
 */
public final class Invariants {

    private record Invariant(String name, BooleanSupplier condition) {
    }

    /** What it means if inputs decide what an invariant finds. */
    enum Deciding {
        /** It is an event, and the search tries the other ways. */
        EVENT,
        /** It was an event when the thread that wrote what is read had written it. */
        KNOWN,
        /** It is not tried out. */
        UNSEARCHED
    }

    private final Execution execution;
    private final List<Invariant> all = new ArrayList<>();

    Invariants(Execution execution) {
        this.execution = execution;
    }

    /** Adds one, and asks for all. What is seen then is settled only if nobody else can write at the same time. */
    public void add(String name, BooleanSupplier condition, ProgramThread thread) {
        all.add(new Invariant(name, condition));
        thread.unseen = null;
        check(thread, execution.threads.isAlone() ? Deciding.EVENT : Deciding.UNSEARCHED);
    }

    /** Asks for all of them, after the last operation of {@code thread}. */
    void check(ProgramThread thread) {
        boolean late = thread.unseen != thread.lastAction;
        check(thread, thread.unseen == null ? Deciding.KNOWN : late ? Deciding.UNSEARCHED : Deciding.EVENT);
        if (late) {
            overlooked(thread);
        }
        thread.unseen = null;
    }

    /** Nobody has looked at what {@code thread} wrote last, if it wrote something watched, before something else happened. */
    void overlooked(ProgramThread thread) {
        execution.series.inputsWatched |= thread.unseen != null && !execution.inputs.values().variables().isEmpty();
    }

    /** One that does not hold is reported, and not asked for again. */
    private void check(ProgramThread thread, Deciding deciding) {
        thread.deciding = deciding;
        for (int i = 0; i < all.size(); i++) {
            Invariant invariant = all.get(i);
            String complaint = complaint(invariant, thread);
            if (complaint != null) {
                all.remove(i--);
                violated(message(invariant, complaint), thread);
            }
        }
    }

    private static String complaint(Invariant invariant, ProgramThread thread) {
        thread.watching = true;
        // A call of the program's may be under way.
        int called = thread.called;
        thread.called = 0;
        Term[] arguments = thread.arguments;
        Term returned = thread.returned;
        thread.arguments = null;
        try {
            return invariant.condition().getAsBoolean() ? null : "does not hold";
        } catch (Abandon over) {
            throw over;
        } catch (Throwable thrown) {
            return "throws " + told(thrown, invariant, thread);
        } finally {
            thread.watching = false;
            thread.called = called;
            thread.arguments = arguments;
            thread.returned = returned;
        }
    }

    /** What an invariant has thrown, in its own words if it has any. */
    private static String told(Throwable thrown, Invariant invariant, ProgramThread thread) {
        String type = thrown.getClass().getName();
        String told = new Telling(thread, finding(message(invariant, "throws " + type), thread)).ask(thrown::toString).value();
        return told == null ? type : told;
    }

    private static String message(Invariant invariant, String complaint) {
        return "the invariant '" + invariant.name() + "' " + complaint;
    }

    private void violated(String message, ProgramThread thread) {
        thread.quiet++;
        try {
            execution.ending.fail(thread, finding(message, thread));
        } finally {
            // If that was the end, the thread still has to leave the monitors that it holds.
            thread.quiet--;
        }
    }

    private static Finding finding(String message, ProgramThread thread) {
        Action last = thread.lastAction;
        CodePoint point = last == null ? null : last.codePoint();
        List<String> details = last == null ? List.of()
                : List.of("after " + thread.name() + " did: " + last.describe() + (point == null ? "" : " (" + point.shortForm() + ")"));
        return new Finding(Finding.Kind.INVARIANT, message, details, List.of(thread.id), point == null ? List.of() : List.of(point), List.of(), null);
    }
}
