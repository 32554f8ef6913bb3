package dev.heddle.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The same for maps: calls about two keys, in one bin or in two, that there are from the beginning or not. */
class TrustedMapsTest {

    private static final boolean LONG = Boolean.getBoolean("heddle.long");
    private static final int MOST = LONG ? 200_000 : 2_000;
    /** All but those that count entries. */
    private static final List<String> CALLS = List.of("ა0", "ა1", "ბ0", "ბ1", "გ0", "გ1", "დ0", "დ1", "ე0", "ვ0", "ზ0", "თ1", "ი0", "ი1", "კ0", "კ1", "ლ0", "ლ1", "მ0", "მ1", "რ1", "ს0", "ტ0",
            "ო0()", "ო0(w1)", "ო0(ა0)", "ო0(ა1)", "ო1(ბ0)", "პ0()", "პ0(w1)", "პ0(პ1())", "პ1(პ0())", "პ1(გ0)", "ჟ0()", "ჟ0(r1)", "ჟ1(ი0)");
    private static final List<String> BEGINNINGS = List.of("", "ჰ0", "ჯ0", "ჰ0ჯ0");

    /** How many calls the two threads make, and one of how many of such programs is compared in every build. */
    @ParameterizedTest
    @CsvSource({"1, 1, 40", "1, 2, 4000"})
    void outcomesAreTheSame(int calls, int otherCalls, int sample) throws Exception {
        SplittableRandom random = new SplittableRandom(calls + otherCalls);
        List<RandomProgram> programs = new ArrayList<>();
        for (String beginning : BEGINNINGS) {
            for (String one : sequences(calls)) {
                for (String other : sequences(otherCalls)) {
                    if (LONG || random.nextInt(sample) == 0) {
                        programs.add(new RandomProgram(List.of(beginning + one, other), 2));
                    }
                }
            }
        }
        assertTrue(compare(programs) > 0);
    }

    private static List<String> sequences(int length) {
        List<String> all = List.of("");
        for (int i = 0; i < length; i++) {
            all = all.stream().flatMap(some -> CALLS.stream().map(call -> some + call)).toList();
        }
        return all;
    }

    /** In the JDK an entry is there a little before it is counted. If calls are one step each, nobody can tell. */
    @Test
    void entriesAreCountedWhenTheyAreThere() throws Exception {
        Comparison.call(() -> {
            for (String program : List.of("ნ0 | ა0", "ნ0 | ა0ა1", "ნ0 | ა0გ0", "ნ0ნ0 | ა0ი1")) {
                assertEquals(Outcomes.of(RandomProgram.parse(program), false, MOST), Outcomes.of(RandomProgram.parse(program), true, MOST), program);
            }
            Set<String> all = Outcomes.of(RandomProgram.parse("ბ0ნ0 | ა0"), false, MOST).orElseThrow();
            Set<String> some = Outcomes.of(RandomProgram.parse("ბ0ნ0 | ა0"), true, MOST).orElseThrow();
            assertTrue(all.containsAll(some) && all.size() == some.size() + 1, all + " " + some);
            return null;
        });
    }

    /** Returns how many of {@code programs} were small enough. */
    private static int compare(List<RandomProgram> programs) throws Exception {
        return Comparison.call(() -> {
            int compared = 0;
            List<String> problems = new ArrayList<>();
            for (RandomProgram program : programs) {
                Optional<Set<String>> explored = Outcomes.of(program, false, MOST);
                if (explored.isPresent()) {
                    Set<String> trusted = Outcomes.of(program, true, MOST).orElseThrow();
                    if (!explored.get().equals(trusted)) {
                        problems.add(program + ": " + explored.get() + " but " + trusted);
                    }
                    compared++;
                }
            }
            assertEquals(List.of(), problems);
            return compared;
        });
    }
}
