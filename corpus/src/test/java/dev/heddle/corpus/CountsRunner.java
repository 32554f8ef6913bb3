package dev.heddle.corpus;

import dev.heddle.explore.result.Result;


/** Counts the executions of the programs whose names contain {@code -Dheddle.only}, and prints a line for each count. */
public final class CountsRunner {

    private CountsRunner() {
    }

    public static void main(String[] args) throws Exception {
        Corpus corpus = Corpus.compile("counts");
        int failures = 0;
        for (CorpusProgram program : corpus.programs()) {
            for (Count count : program.counts()) {
                if (count.slow() && !Boolean.getBoolean("heddle.slow")) {
                    continue;
                }
                try {
                    Result result = ExactCountsTest.check(corpus, program, count);
                    System.out.printf("ok    %-35s %-9s %7d executions %6.2f s%n", program, count.name(), result.executions(), result.seconds());
                } catch (Throwable failure) {
                    failures++;
                    System.out.printf("FAIL  %-35s %-9s %s%n", program, count.name(), failure);
                }
            }
        }
        System.out.println(failures + " failures");
        System.exit(failures == 0 ? 0 : 1);
    }
}
