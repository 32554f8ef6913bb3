package dev.heddle.explore;

import dev.heddle.model.Choice;
import dev.heddle.model.CodePoint;
import dev.heddle.model.Decision;
import dev.heddle.model.Event;
import dev.heddle.model.Operation;
import dev.heddle.model.Strategy;
import dev.heddle.model.ThreadChoice;
import dev.heddle.model.ThreadId;
import dev.heddle.model.Trace;
import dev.heddle.model.ValueChoice;
import java.util.ArrayList;
import java.util.List;

/**
 * Where an execution stands after some decisions.
 *
 * @param trace the execution if each thread goes on for as long as it can from here
 * @param done how many events of the trace lie behind
 * @param options what can be decided now; empty if nothing is left to decide
 */
public record Walkthrough(Trace trace, int done, List<Option> options) {

    /**
     * One way to go on.
     *
     * @param thread who
     * @param what what it is about to do
     * @param where in the code, or null
     * @param running whether it is the thread that ran last
     */
    public record Option(Decision decision, ThreadId thread, String what, CodePoint where, boolean running) {
    }

    /** Notes the first choice that the prefix leaves open, and lets threads run from there. */
    static final class Scout implements Strategy {

        private final List<Option> options = new ArrayList<>();
        private int performed;
        private int done = -1;

        @Override
        public void performed(Event event) {
            performed++;
        }

        @Override
        public int decide(Choice choice) {
            if (done < 0) {
                done = performed;
                for (int i = 0; i < choice.size(); i++) {
                    options.add(option(choice, i));
                }
            }
            return Strategy.leaveRunning(choice);
        }

        private static Option option(Choice choice, int index) {
            if (choice instanceof ThreadChoice threads) {
                Operation operation = threads.operation(index);
                return new Option(choice.decision(index), threads.thread(index), operation.describe(), operation.codePoint(),
                        index == threads.current());
            }
            ValueChoice value = (ValueChoice) choice;
            return new Option(choice.decision(index), value.thread(), value.label() + " = " + index, null, true);
        }

        Walkthrough at(Trace trace) {
            return new Walkthrough(trace, done < 0 ? trace.events().size() : done, List.copyOf(options));
        }
    }
}
