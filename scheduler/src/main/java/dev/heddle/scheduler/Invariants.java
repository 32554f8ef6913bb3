package dev.heddle.scheduler;

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
 */
final class Invariants {

    private record Invariant(String name, BooleanSupplier condition) {
    }

    private final Execution execution;
    private final List<Invariant> all = new ArrayList<>();

    Invariants(Execution execution) {
        this.execution = execution;
    }

    void add(String name, BooleanSupplier condition, ProgramThread thread) {
        all.add(new Invariant(name, condition));
        check(thread);
    }

    /** Asks for all of them; one that does not hold is reported, and not asked for again. */
    void check(ProgramThread thread) {
        for (int i = 0; i < all.size(); i++) {
            Invariant invariant = all.get(i);
            String complaint = complaint(invariant, thread);
            if (complaint != null) {
                all.remove(i--);
                violated("the invariant '" + invariant.name() + "' " + complaint, thread);
            }
        }
    }

    private static String complaint(Invariant invariant, ProgramThread thread) {
        thread.watching = true;
        // A call of the program's may be under way.
        int called = thread.called;
        Term[] arguments = thread.arguments;
        Term returned = thread.returned;
        thread.arguments = null;
        try {
            return invariant.condition().getAsBoolean() ? null : "does not hold";
        } catch (Abandon over) {
            throw over;
        } catch (Throwable thrown) {
            return "throws " + thrown;
        } finally {
            thread.watching = false;
            thread.called = called;
            thread.arguments = arguments;
            thread.returned = returned;
        }
    }

    private void violated(String message, ProgramThread thread) {
        thread.quiet++;
        Action last = thread.lastAction;
        CodePoint point = last == null ? null : last.codePoint();
        List<String> details = last == null ? List.of()
                : List.of("after " + thread.name() + " did: " + last.describe() + (point == null ? "" : " (" + point.shortForm() + ")"));
        execution.fail(thread, new Finding(Finding.Kind.INVARIANT, message, details, List.of(thread.id),
                point == null ? List.of() : List.of(point), List.of(), null));
        thread.quiet--;
    }
}
