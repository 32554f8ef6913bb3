package dev.heddle.corpus;

import dev.heddle.dpor.Dpor;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.scheduler.Settings.TimeLimits;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Compares partial-order reduction with brute force on very many random programs, by turns with time limits that run out at any time, patiently, and early if they are short.
 *
 * <p>Arguments: how many programs, the first seed, how many schedules a program may have, and the letters of the
 * operations to use; without letters, each of the groups in its turn, and with {@code inputs} instead of them each of
 * the groups with inputs, and with {@code meetings} each of those in which an operation is many steps, with {@code services} those on classes of the JDK that are trusted.
 */
public final class RandomReduction {

    private static final int MOST_PROBLEMS = 20;
    private static final int PROGRESS = 2_000;
    /** One of how many programs has four threads. */
    private static final int CROWD = 4;

    private RandomReduction() {
    }

    public static void main(String[] args) throws Exception {
        long count = Long.parseLong(args[0]);
        long first = args.length > 1 ? Long.parseLong(args[1]) : 1;
        int mostSchedules = args.length > 2 ? Integer.parseInt(args[2]) : 300;
        List<String> groups = args.length <= 3 ? RandomProgram.GROUPS : switch (args[3]) {
            case "inputs" -> RandomProgram.INPUT_GROUPS;
            case "meetings" -> RandomProgram.MEETINGS;
            case "services" -> RandomProgram.SERVICES;
            default -> List.of(args[3]);
        };
        boolean right = Comparison.call(() -> run(count, first, mostSchedules, groups));
        System.exit(right ? 0 : 1);
    }

    private static boolean run(long count, long first, int mostSchedules, List<String> groups) {
        List<Comparison> comparisons = Stream.of(TimeLimits.values()).map(timeLimits -> comparison(mostSchedules, timeLimits, groups != RandomProgram.SERVICES)).toList();
        int problems = 0;
        for (long i = 0; i < count && problems < MOST_PROBLEMS; i++) {
            String letters = groups.get((int) (i % groups.size()));
            boolean crowd = i / groups.size() % CROWD == 0 && groups == RandomProgram.GROUPS;
            RandomProgram program = crowd ? RandomProgram.generateCrowd(first + i, letters) : groups == RandomProgram.MEETINGS ? RandomProgram.generatePair(first + i, letters)
                    : RandomProgram.generate(first + i, letters);
            Comparison comparison = comparisons.get((int) (i / groups.size() / CROWD % comparisons.size()));
            Optional<String> problem = comparison.compare(program);
            if (problem.isPresent()) {
                problems++;
                RandomProgram smallest = smallest(program, comparison);
                System.out.println("seed " + (first + i) + " of " + letters + ": " + program + " as " + comparison.compare(smallest).orElse(problem.get()));
            }
            if ((i + 1) % PROGRESS == 0 || i + 1 == count) {
                System.out.println((i + 1) + " programs, " + comparisons.stream().mapToLong(Comparison::compared).sum() + " compared, "
                        + comparisons.stream().mapToLong(Comparison::traces).sum() + " classes, " + problems + " problems");
            }
        }
        return problems == 0;
    }

    private static Comparison comparison(int mostSchedules, TimeLimits timeLimits, boolean optimal) {
        return new Comparison(Dpor.optimal(Flipping.by(new Enumeration())), mostSchedules, optimal, timeLimits);
    }

    /** What is left of {@code program} when as much is taken out as can be while something is still wrong with it. */
    private static RandomProgram smallest(RandomProgram program, Comparison comparison) {
        for (RandomProgram smaller : program.smaller()) {
            if (comparison.compare(smaller).isPresent()) {
                return smallest(smaller, comparison);
            }
        }
        return program;
    }
}
