package dev.heddle.corpus;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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
        Census census = Counted.of(corpus, program, count).census();
        double[] ratios = new double[PERCENT.length];
        for (int i = 0; i < ratios.length; i++) {
            ratios[i] = census.expectedAfter(Math.max(1, census.executions() * PERCENT[i] / 100)) / census.executions();
        }
        return ratios;
    }
}
