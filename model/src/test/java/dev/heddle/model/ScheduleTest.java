package dev.heddle.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScheduleTest {

    @Test
    void writesRunsWithTheirLength() {
        Decision one = ThreadId.parse("1").decision();
        Decision two = ThreadId.parse("2.1").decision();

        assertEquals("1*3 2.1 1 =0*2 =7", new Schedule(List.of(one, one, one, two, one, new Decision.Pick(0), new Decision.Pick(0),
                new Decision.Pick(7))).toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "1 2 1", "1*3 2.1 =0", "=3*2 2.1*40"})
    void isTheSameWhenReadBack(String text) {
        assertEquals(text, Schedule.parse(text).toString());
    }

    @ParameterizedTest
    @CsvSource({"'1 1 1', 1*3", "' 2   =1\t=1 ', 2 =1*2", "1*1, 1"})
    void readsWhatIsWrittenInAnotherWay(String text, String canonical) {
        assertEquals(canonical, Schedule.parse(text).toString());
    }

    @Test
    void keepsRandomDecisions() {
        SplittableRandom random = new SplittableRandom(1);
        for (int round = 0; round < 200; round++) {
            List<Decision> decisions = new ArrayList<>();
            for (int i = random.nextInt(30); i > 0; i--) {
                decisions.add(random.nextInt(3) == 0 ? new Decision.Pick(random.nextInt(3)) : ThreadId.MAIN.child(1 + random.nextInt(3)).decision());
            }
            assertEquals(new Schedule(decisions), Schedule.parse(new Schedule(decisions).toString()));
        }
    }

    @ParameterizedTest
    @CsvSource({"1*, '1*'", "1*0, '1*0'", "1*x, '1*x'", "1*-2, '1*-2'", "2 =x, '=x'", "=, '='", "=-1, '=-1'", "=4000000000, '=4000000000'"})
    void refusesWhatIsNoDecision(String text, String culprit) {
        FormatException refused = assertThrows(FormatException.class, () -> Schedule.parse(text));

        assertEquals("'" + culprit + "' is not a decision", refused.getMessage());
    }

    @Test
    void refusesMoreDecisionsThanFitIntoMemory() {
        FormatException refused = assertThrows(FormatException.class, () -> Schedule.parse("1*10000000 2"));

        assertEquals("the schedule has more than 10000000 decisions", refused.getMessage());
    }
}
