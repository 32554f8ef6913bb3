package dev.heddle.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Taking calls of the JDK for one step each loses nothing that can come of a program, and invents nothing: compared with exploring what the JDK's code does. */
class TrustedTest {

    private static final boolean LONG = Boolean.getBoolean("heddle.long");
    private static final int MOST = LONG ? 200_000 : 2_000;

    /** How many threads, how many calls each, and one of how many of such programs is compared in every build. */
    @ParameterizedTest
    @CsvSource({"աբգդեզթժ, 2, 1, 4", "աբգդեզթժ, 2, 2, 400", "աբգդ, 3, 1, 20", "իլխծհ, 2, 1, 2", "իլծհ, 2, 2, 60", "իլխ, 3, 1, 4"})
    void outcomesAreTheSame(String letters, int threads, int calls, int sample) throws Exception {
        List<String> texts = List.of("");
        for (int i = 0; i < calls; i++) {
            texts = texts.stream().flatMap(text -> letters.chars().boxed().flatMap(letter -> "01".chars().mapToObj(object -> text + (char) letter.intValue() + (char) object))).toList();
        }
        SplittableRandom random = new SplittableRandom(1);
        List<RandomProgram> programs = programs(texts, threads).stream().filter(program -> LONG || random.nextInt(sample) == 0).toList();
        assertTrue(compare(programs) > 0);
    }

    /** All ways to give each thread one of {@code texts}, whatever the order of the threads. */
    private static List<RandomProgram> programs(List<String> texts, int threads) {
        List<List<String>> all = List.of(List.of());
        for (int i = 0; i < threads; i++) {
            List<List<String>> longer = new ArrayList<>();
            for (List<String> some : all) {
                for (String text : texts.subList(some.isEmpty() ? 0 : texts.indexOf(some.get(some.size() - 1)), texts.size())) {
                    List<String> one = new ArrayList<>(some);
                    one.add(text);
                    longer.add(one);
                }
            }
            all = longer;
        }
        return all.stream().map(each -> new RandomProgram(each, threads)).toList();
    }

    /** Returns how many of {@code programs} were small enough. */
    private static int compare(List<RandomProgram> programs) throws Exception {
        return Comparison.call(() -> {
            int compared = 0;
            for (RandomProgram program : programs) {
                Optional<Set<String>> explored = Outcomes.of(program, false, MOST);
                if (explored.isPresent()) {
                    assertEquals(explored.get(), Outcomes.of(program, true, MOST).orElseThrow(), program.toString());
                    compared++;
                }
            }
            return compared;
        });
    }
}
