package dev.heddle.corpus;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * Asks about methods whose answers are known, and prints how many answers of which kind there were in each family.
 *
 * <p>Arguments: how the family's name begins, and how many shapes of each family, in random order; all if there is no number.
 */
public final class OracleRunner {

    private static final int SECONDS = 10;

    private OracleRunner() {
    }

    public static void main(String[] args) throws Exception {
        List<Shape> shapes = Oracle.shapes(args.length > 0 ? args[0] : "");
        if (args.length > 1) {
            shapes = sample(shapes, Integer.parseInt(args[1]));
        }
        Oracle oracle = Oracle.of(shapes, SECONDS);
        Map<String, Map<Oracle.Answer, Integer>> families = new TreeMap<>();
        boolean right = true;
        for (int i = 0; i < shapes.size(); i++) {
            Oracle.Outcome outcome = oracle.ask(i);
            families.computeIfAbsent(shapes.get(i).family(), family -> new EnumMap<>(Oracle.Answer.class)).merge(outcome.answer(), 1, Integer::sum);
            right &= !outcome.answer().isWrong();
            if (outcome.answer() != Oracle.Answer.FOUND && outcome.answer() != Oracle.Answer.VERIFIED) {
                System.out.println(outcome);
            }
        }
        Map<Oracle.Answer, Integer> all = new EnumMap<>(Oracle.Answer.class);
        families.forEach((family, answers) -> {
            System.out.printf("%-14s %s%n", family, answers);
            answers.forEach((answer, count) -> all.merge(answer, count, Integer::sum));
        });
        System.out.printf("%-14s %s%n", shapes.size() + " in all", all);
        System.exit(right ? 0 : 1);
    }

    /** The same {@code count} shapes of each family each time. */
    static List<Shape> sample(List<Shape> shapes, int count) {
        Map<String, List<Shape>> families = new TreeMap<>();
        shapes.forEach(shape -> families.computeIfAbsent(shape.family(), family -> new ArrayList<>()).add(shape));
        List<Shape> some = new ArrayList<>();
        families.forEach((family, all) -> {
            Collections.shuffle(all, new Random(1));
            some.addAll(all.subList(0, Math.min(count, all.size())));
        });
        return some;
    }
}
