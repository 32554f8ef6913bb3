package dev.heddle.corpus;

import java.util.Set;

/**
 * How many classes of equivalent executions a program has: {@code //! count ARGUMENT EXECUTIONS} or {@code //! count
 * ARGUMENT EXECUTIONS STUCK}, where a program without argument has {@code -}; with {@code slow} instead of {@code count},
 * only looked at if asked for; with {@code writing}, where an attempt that fails counts as a change.
 *
 * @param argument what the program is started with; empty if nothing
 * @param stuck those executions among them at whose end a thread waits for ever
 */
record Count(String argument, long executions, long stuck, boolean slow, boolean failuresWrite) {

    static final Set<String> KEYS = Set.of("count", "slow", "writing");

    static Count parse(String key, String text) {
        String[] words = text.split(" +");
        return new Count(words[0].equals("-") ? "" : words[0], Long.parseLong(words[1]),
                words.length > 2 ? Long.parseLong(words[2]) : 0, key.equals("slow"), key.equals("writing"));
    }

    /** In a word or two. */
    String name() {
        return (argument.isEmpty() ? "only" : argument) + (failuresWrite ? " writing" : "");
    }

    String[] arguments() {
        return argument.isEmpty() ? new String[0] : new String[] {argument};
    }
}
