package dev.heddle.corpus;

import dev.heddle.dpor.Reduction;
import dev.heddle.explore.Exploration;
import dev.heddle.explore.Explorer;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Plan;
import dev.heddle.explore.Progress;
import dev.heddle.explore.Search;
import dev.heddle.model.Trace;
import dev.heddle.scheduler.Settings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Measures how well the reduction foresees how many executions it will run, on the programs that state it.
 *
 * <p>Prints what it expected after some shares of the executions, as a multiple of the truth.
 */
public final class EstimatesRunner {

    private static final int[] PERCENT = {1, 5, 10, 25, 50, 75, 90};
    private static final int FEWEST = 100;

    private EstimatesRunner() {
    }

    public static void main(String[] args) throws Exception {
        Corpus corpus = Corpus.compile("counts");
        List<double[]> all = new ArrayList<>();
        print("after so many percent", "", Arrays.stream(PERCENT).mapToObj(Integer::toString));
        for (CorpusProgram program : corpus.programs()) {
            for (Count count : program.counts()) {
                if (count.executions() >= FEWEST && !count.slow() && !count.failuresWrite()) {
                    double[] ratios = ratios(corpus, program, count);
                    all.add(ratios);
                    print(program.toString(), count.name(), Arrays.stream(ratios).mapToObj(EstimatesRunner::text));
                }
            }
        }
        print(all.size() + " programs", "least", quantile(all, 0));
        print("", "quarter", quantile(all, 0.25));
        print("", "median", quantile(all, 0.5));
        print("", "quarter", quantile(all, 0.75));
        print("", "most", quantile(all, 1));
        System.exit(0);
    }

    private static void print(String program, String what, Stream<String> columns) {
        StringBuilder line = new StringBuilder(String.format("%-35s %-8s", program, what));
        columns.forEach(column -> line.append(String.format(" %9s", column)));
        System.out.println(line);
    }

    private static String text(double ratio) {
        return String.format(ratio < 0.01 ? "%.1e" : "%.2f", ratio);
    }

    private static Stream<String> quantile(List<double[]> all, double share) {
        return IntStream.range(0, PERCENT.length).mapToObj(i -> {
            double[] column = all.stream().mapToDouble(ratios -> ratios[i]).sorted().toArray();
            return text(column[(int) Math.round(share * (column.length - 1))]);
        });
    }

    private static double[] ratios(Corpus corpus, CorpusProgram program, Count count) throws Exception {
        List<Watch> watches = new ArrayList<>();
        Search search = new Search("dpor", () -> {
            watches.add(new Watch());
            return watches.get(watches.size() - 1);
        });
        Exploration exploration = Exploration.defaults().withSearch(search).withSeconds(600).withStopAtFirst(false)
                .withSettings(Settings.defaults().withRaces(false));
        new Explorer(corpus.body(program, count.arguments()), exploration, Progress.NONE).explore();
        // The search begins anew when it learns something; the last one is complete.
        Watch watch = watches.get(watches.size() - 1);
        double[] ratios = new double[PERCENT.length];
        for (int i = 0; i < ratios.length; i++) {
            ratios[i] = watch.expected.ceilingEntry(Math.max(1, watch.executions * PERCENT[i] / 100)).getValue() / watch.executions;
        }
        return ratios;
    }

    /** A reduction of which is noted what it expects. */
    private static final class Watch implements Frontier {

        private final Reduction reduction = new Reduction();
        /** After how many executions, how many it expects in all. */
        private final TreeMap<Long, Double> expected = new TreeMap<>();
        private long executions;

        @Override
        public Optional<Plan> next() {
            return reduction.next();
        }

        @Override
        public void update(Trace trace) {
            reduction.update(trace);
            executions++;
            if (reduction.done() > 0) {
                expected.put(executions, executions / reduction.done());
            }
        }

        @Override
        public boolean needsEvents() {
            return true;
        }

        @Override
        public boolean isExhaustive() {
            return true;
        }
    }
}
