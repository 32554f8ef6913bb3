package dev.heddle.corpus;

import corpus.random.Interpreter;
import dev.heddle.agent.Agent;
import dev.heddle.dpor.Dpor;
import dev.heddle.dpor.Equivalence;
import dev.heddle.dpor.Reduction;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Plan;
import dev.heddle.explore.Search;
import dev.heddle.model.Trace;
import dev.heddle.scheduler.Host;
import dev.heddle.scheduler.Settings;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;

/**
 * Compares partial-order reduction with brute force on random programs: the same classes of executions, each once.
 *
 * <p>Arguments: the first seed, how many programs, and the letters of the operations to use (see {@link Interpreter}).
 */
public final class RandomReduction {

    private static final int MOST_SCHEDULES = 3_000;
    /** For each class of executions of the current program, one of them. */
    private static final Map<String, String> EXAMPLES = new HashMap<>();

    private final SplittableRandom random;
    private final String letters;

    private RandomReduction(long seed, String letters) {
        this.random = new SplittableRandom(seed);
        this.letters = letters;
    }

    public static void main(String[] args) throws InterruptedException {
        long first = Long.parseLong(args[0]);
        long count = Long.parseLong(args[1]);
        String letters = args.length > 2 ? args[2] : "rwvVcamltznNypusjxhiqQdDk";
        Agent.install();
        int[] failures = new int[1];
        Thread thread = new Thread(null, () -> failures[0] = run(first, count, letters), "explorer", 16 << 20);
        thread.start();
        thread.join();
        System.exit(failures[0] == 0 ? 0 : 1);
    }

    private static int run(long first, long count, String letters) {
        int failures = 0;
        long traces = 0;
        long compared = 0;
        for (long seed = first; seed < first + count; seed++) {
            Outcome outcome = compare(new RandomReduction(seed, letters).generate());
            if (outcome.problem().isPresent()) {
                failures++;
                System.out.println("seed " + seed + ": " + outcome.problem().get());
                if (failures > 20) {
                    break;
                }
            }
            if (outcome.traces() >= 0) {
                compared++;
                traces += outcome.traces();
            }
        }
        System.out.println(compared + " programs compared, " + traces + " traces, " + failures + " failures");
        return failures;
    }

    /** What came of one program; {@code traces} is negative if it was too large to compare. */
    record Outcome(int traces, Optional<String> problem) {
    }

    record Generated(String[] programs, int started) {
    }

    static Generated generate(long seed, String letters) {
        return new RandomReduction(seed, letters).generate();
    }

    private Generated generate() {
        int threads = 2 + random.nextInt(2);
        String[] programs = new String[threads];
        for (int i = 0; i < threads; i++) {
            programs[i] = block(1 + random.nextInt(threads == 2 ? 4 : 3), 0);
        }
        boolean late = letters.indexOf('x') >= 0 && random.nextInt(4) == 0;
        return new Generated(programs, late ? threads - 1 : threads);
    }

    private String block(int size, int depth) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < size; i++) {
            char letter = letters.charAt(random.nextInt(letters.length()));
            boolean nests = "mlti".indexOf(letter) >= 0;
            if (nests && depth == 2) {
                letter = 'w';
                nests = false;
            }
            text.append(letter).append((char) ('0' + random.nextInt("ujxI".indexOf(letter) >= 0 ? 3 : 2)));
            if (nests) {
                text.append('(').append(block(random.nextInt(3), depth + 1)).append(')');
            }
        }
        return text.toString();
    }

    private static String describe(Trace trace) {
        StringBuilder text = new StringBuilder();
        trace.events().forEach(event -> text.append(' ').append(event.thread()).append(':').append(event.operation().kind())
                .append(event.operation().footprint()));
        return text.toString();
    }

    static Outcome compare(Generated program) {
        EXAMPLES.clear();
        String name = String.join(" | ", program.programs()) + " started " + program.started();
        Host host = new Host(() -> Interpreter.main(program.programs(), program.started()),
                Settings.defaults().withRaces(false).withSteps(400));
        host.setStopAtFailure(false);
        try {
            Map<String, Integer> reduced = explore(host, Dpor.OPTIMAL);
            if (reduced == null) {
                return new Outcome(-1, Optional.empty());
            }
            Map<String, Integer> all = explore(host, Search.DFS);
            if (all == null) {
                return new Outcome(-1, Optional.empty());
            }
            for (Map.Entry<String, Integer> entry : reduced.entrySet()) {
                if (entry.getValue() > 1) {
                    return new Outcome(all.size(), Optional.of(name + ": a class was run " + entry.getValue() + " times"));
                }
            }
            if (!all.keySet().equals(reduced.keySet())) {
                String example = all.keySet().stream().filter(each -> !reduced.containsKey(each)).findFirst()
                        .map(EXAMPLES::get).orElse("one too many");
                return new Outcome(all.size(), Optional.of(name + ": " + reduced.size() + " classes instead of " + all.size()
                        + ", for example not" + example));
            }
            return new Outcome(all.size(), Optional.empty());
        } catch (RuntimeException | Error problem) {
            Throwable cause = problem.getCause() == null ? problem : problem.getCause();
            return new Outcome(0, Optional.of(name + ": " + cause));
        }
    }

    /** The classes of executions that a search finds, and how often; null if there are too many. */
    private static Map<String, Integer> explore(Host host, Search search) {
        Map<String, Integer> classes = new TreeMap<>();
        while (true) {
            classes.clear();
            int learnt = host.lens().version();
            Frontier frontier = search.frontier().get();
            int schedules = 0;
            for (Optional<Plan> plan; (plan = frontier.next()).isPresent();) {
                if (++schedules > MOST_SCHEDULES) {
                    return null;
                }
                Trace trace = host.run(plan.get().prefix(), plan.get().suffix(), Host.Recording.EVENTS);
                if (trace.outcome() instanceof dev.heddle.model.Outcome.Cut) {
                    return null;
                }
                frontier.update(trace);
                if (host.lens().version() != learnt) {
                    break;
                }
                String signature = Equivalence.signature(trace);
                classes.merge(signature, 1, Integer::sum);
                EXAMPLES.put(signature, describe(trace));
            }
            if (host.lens().version() == learnt) {
                if (frontier instanceof Reduction reduction && reduction.redundant() > 0) {
                    throw new IllegalStateException(reduction.redundant() + " executions were blocked by sleep sets");
                }
                return classes;
            }
        }
    }
}
