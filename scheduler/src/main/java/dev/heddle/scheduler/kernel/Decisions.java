package dev.heddle.scheduler.kernel;

import dev.heddle.model.Choice;
import dev.heddle.model.Decision;
import dev.heddle.model.RunOutcome;
import dev.heddle.model.Schedule;
import dev.heddle.model.Strategy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The decisions of one execution, each with the options that there were: first those of a prefix, then those of a strategy. */
final class Decisions {

    /** More options than this are kept such that they share memory. */
    private static final int MANY = 64;

    private final List<Decision> prefix;
    private final Strategy strategy;
    private final Ending ending;
    /** Null where there are many. */
    private Decision[][] options = new Decision[32][];
    /** Null as long as there were never many. */
    private ManyOptions[] manyOptions;
    private Decision[] taken = new Decision[32];
    private int count;

    Decisions(List<Decision> prefix, Strategy strategy, Ending ending) {
        this.prefix = prefix;
        this.strategy = strategy;
        this.ending = ending;
    }

    int count() {
        return count;
    }

    /** Takes one of the options of {@code choice}, on the stack of {@code thread}. */
    int decide(ProgramThread thread, Choice choice) {
        int index;
        Decision decision = null;
        if (count < prefix.size()) {
            decision = prefix.get(count);
            index = option(choice, decision);
            if (index < 0) {
                ending.stop(thread, new RunOutcome.Diverged("decision " + (count + 1) + " is " + decision + ", but the choice is " + describe(choice)));
            }
        } else {
            index = decideByStrategy(choice, thread);
            decision = choice.decision(index);
        }
        if (count == taken.length) {
            options = Arrays.copyOf(options, count * 2);
            taken = Arrays.copyOf(taken, count * 2);
            manyOptions = manyOptions == null ? null : Arrays.copyOf(manyOptions, count * 2);
        }
        if (choice.size() > MANY && choice instanceof Candidates candidates) {
            manyOptions = manyOptions == null ? new ManyOptions[taken.length] : manyOptions;
            manyOptions[count] = ManyOptions.of(candidates, count == 0 ? null : manyOptions[count - 1]);
        } else {
            Decision[] all = new Decision[choice.size()];
            for (int i = 0; i < all.length; i++) {
                all[i] = choice.decision(i);
            }
            options[count] = all;
        }
        taken[count++] = decision;
        return index;
    }

    private int decideByStrategy(Choice choice, ProgramThread thread) {
        try {
            return strategy.decide(choice);
        } catch (StackOverflowError | OutOfMemoryError exhausted) {
            throw exhausted;
        } catch (RuntimeException | Error mistake) {
            ending.fault(thread, mistake);
            throw mistake;
        }
    }

    private static int option(Choice choice, Decision decision) {
        for (int i = 0; i < choice.size(); i++) {
            if (choice.decision(i).equals(decision)) {
                return i;
            }
        }
        return -1;
    }

    private static String describe(Choice choice) {
        StringBuilder text = new StringBuilder("between");
        for (int i = 0; i < choice.size(); i++) {
            text.append(i == 0 ? " " : ", ").append(choice.decision(i));
        }
        return text.toString();
    }

    Schedule schedule() {
        return new Schedule(Arrays.asList(taken).subList(0, count));
    }

    /** The options of each decision. */
    List<List<Decision>> choices() {
        List<List<Decision>> choices = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            choices.add(options[i] == null ? manyOptions[i] : List.of(options[i]));
        }
        return choices;
    }
}
