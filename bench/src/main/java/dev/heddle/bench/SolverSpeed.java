package dev.heddle.bench;

import dev.heddle.concolic.SolverChain;
import dev.heddle.concolic.SolverOptions;
import dev.heddle.concolic.Statistics;
import dev.heddle.term.Answer;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** How many branches the solver flips in a second. */
@Command(name = "solver", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Prints how many branches of random paths the solver flips in a second, and which of its links answer.")
final class SolverSpeed implements Callable<Integer> {

    private static final int INPUTS = 5;
    private static final Operator[] COMPARISONS = {Operator.ILT, Operator.ILE, Operator.IEQ};

    @Option(names = "--paths", paramLabel = "N", defaultValue = "200",
            description = "How many paths are measured, after a tenth as many. Default: ${DEFAULT-VALUE}.")
    private int paths;

    private final Random random = new Random(4);

    @Override
    public Integer call() {
        System.out.printf("Java %s, %d processors%n", Runtime.version(), Runtime.getRuntime().availableProcessors());
        for (int branches : new int[] {10, 20, 100}) {
            measure("short", branches, this::shortCondition);
        }
        measure("dense", 20, this::denseCondition);
        return 0;
    }

    /** Makes a condition over inputs. */
    private interface Conditions {
        Term any(Variable[] inputs);
    }

    /** What programs mostly compare: an input, perhaps with something added, and a constant or another input. */
    private Term shortCondition(Variable[] inputs) {
        Term left = inputs[random.nextInt(inputs.length)];
        if (random.nextInt(3) == 0) {
            left = Terms.apply(Operator.IMUL, left, Constant.of(1 + random.nextInt(4)));
        }
        left = Terms.apply(Operator.IADD, left, Constant.of(random.nextInt(20)));
        Term right = random.nextInt(3) == 0 ? inputs[random.nextInt(inputs.length)] : Constant.of(random.nextInt(200) - 100);
        return Terms.apply(COMPARISONS[random.nextInt(8) == 0 ? 2 : random.nextInt(2)], left, right);
    }

    /** Two inputs with factors in every condition, so that soon each flip that is possible at all is so only by an overflow. */
    private Term denseCondition(Variable[] inputs) {
        Term sum = Constant.of(random.nextInt(100));
        for (int i = 0; i < 2; i++) {
            sum = Terms.apply(Operator.IADD, sum,
                    Terms.apply(Operator.IMUL, inputs[random.nextInt(inputs.length)], Constant.of(random.nextInt(7) - 3)));
        }
        return Terms.apply(COMPARISONS[random.nextInt(20) == 0 ? 2 : random.nextInt(2)], sum, Constant.of(random.nextInt(200) - 100));
    }

    private void measure(String name, int branches, Conditions conditions) {
        try (SolverChain solver = new SolverChain(SolverOptions.standard())) {
            run(solver, Math.max(1, paths / 10), branches, conditions);
        }
        try (SolverChain solver = new SolverChain(SolverOptions.standard())) {
            int satisfiable = run(solver, paths, branches, conditions);
            Statistics statistics = solver.statistics();
            System.out.printf(Locale.ROOT, "%s, %d branches: %,.0f flips/s, %d %% of them possible; %s%n", name, branches,
                    statistics.queries() * 1e9 / statistics.nanoseconds(), 100 * satisfiable / statistics.queries(), statistics);
        }
    }

    /** Flips each branch of random paths under what is before it; the number of flips that are possible. */
    private int run(SolverChain solver, int number, int branches, Conditions conditions) {
        Variable[] inputs = new Variable[INPUTS];
        for (int i = 0; i < INPUTS; i++) {
            inputs[i] = Variable.ofInt("input" + i);
        }
        int satisfiable = 0;
        for (int path = 0; path < number; path++) {
            Valuation values = Valuation.EMPTY;
            for (Variable input : inputs) {
                values = values.with(input, random.nextInt(100));
            }
            List<Term> prefix = new ArrayList<>();
            while (prefix.size() < branches) {
                Term condition = conditions.any(inputs);
                if (condition instanceof Constant) {
                    continue;
                }
                Term taken = (Boolean) condition.evaluate(values) ? condition : Terms.not(condition);
                List<Term> query = new ArrayList<>(prefix);
                query.add(Terms.not(taken));
                satisfiable += solver.solve(query, values) instanceof Answer.Satisfiable ? 1 : 0;
                prefix.add(taken);
            }
        }
        return satisfiable;
    }
}
