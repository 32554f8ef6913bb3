package dev.heddle.explore;

import java.util.List;

/**
 * What executions have taught about the program, without which a schedule cannot be followed: which operations can interact, and whether it has inputs.
 *
 * <p>It only grows. When it does, executions have more decisions than before, so an exhaustive search begins anew.
 */
public interface Knowledge {

    /** The fact that the program asks for inputs: from then on, what depends on them is followed. */
    String INPUTS = "inputs";

    /** How often something was learnt. */
    int version();

    /** What was learnt, one line each. */
    List<String> facts();

    /** Takes over what was learnt elsewhere. */
    void accept(List<String> facts);

    /** What of these facts a witness has to say: its inputs are plain values, whether the program is followed or not. */
    static List<String> forWitness(List<String> facts) {
        return facts.stream().filter(fact -> !fact.equals(INPUTS)).toList();
    }
}
