package dev.heddle.scheduler.arguments;

import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.term.Term;

/**
 * The arguments of a call of a method of the program, some of which are inputs.
 *
 * <p>The method is entered as if instrumented code had called it: the shadows of its arguments are passed under its
 * signature's number. Shadows of strings and of arrays are found with the objects.
 */
public final class Arguments {

    private final Object[] values;
    private final Term[] shadows;

    public Arguments(int count) {
        this.values = new Object[count];
        this.shadows = new Term[count];
    }

    public void set(int index, Object value) {
        values[index] = value;
    }

    /** Asks for an input, on a thread of the program. */
    public void ask(int index, Input input) {
        ProgramThread thread = ProgramThread.current();
        thread.returned = null;
        values[index] = input.ask();
        shadows[shadows.length - 1 - index] = thread.returned;
        thread.returned = null;
    }

    /** The values for the call that comes next, that of the method whose signature has the number {@code token}. */
    public Object[] pass(int token) {
        ProgramThread thread = ProgramThread.current();
        thread.called = token;
        thread.arguments = shadows;
        thread.returned = null;
        return values;
    }
}
