package dev.heddle.corpus;

import dev.heddle.explore.result.Result;
import dev.heddle.scheduler.Settings;

/** Runs the corpus, or the programs whose names contain {@code -Dheddle.only}, and prints a line for each. */
public final class CorpusRunner {

    private CorpusRunner() {
    }

    public static void main(String[] args) throws Exception {
        Corpus corpus = Corpus.compile("correct", "wrong");
        int failures = 0;
        for (CorpusProgram program : corpus.programs()) {
            for (Settings.Carriers carrier : Check.carriers()) {
                try {
                    Result result = Check.run(corpus, program, carrier);
                    System.out.printf("ok    %-45s %-13s %-12s %7d executions %6.2f s%n", program, carrier.name().toLowerCase(),
                            result.verdict().id(), result.executions(), result.seconds());
                } catch (Throwable failure) {
                    failures++;
                    System.out.printf("FAIL  %-45s %-13s %s%n", program, carrier.name().toLowerCase(), failure);
                }
            }
        }
        System.out.println(failures + " failures");
        System.exit(failures == 0 ? 0 : 1);
    }
}
