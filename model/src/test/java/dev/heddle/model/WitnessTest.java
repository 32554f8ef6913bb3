package dev.heddle.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.heddle.term.Valuation;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.jupiter.params.provider.ValueSource;

class WitnessTest {

    private static final String SHORTEST = "heddle-witness 1\nprogram class A\nfinding deadlock\nschedule 1 2\n";

    private static Witness witness(String message, List<String> arguments) {
        Job job = new Job("source src/My File.java", "", arguments, "lib/a.jar:classes", OptionValues.NONE.with(Option.STEPS, 100).with(Option.SEED, 7));
        return new Witness(job, Valuation.EMPTY, List.of("liveness", "escapes com.acme.A"),
                Map.of("com.acme.A", "0badcafe"), "data-race", message, "Heddle 1, Java 17", Schedule.parse("1*2 =3 2.1"));
    }

    @Test
    void isWrittenLineByLine() {
        assertEquals("""
                heddle-witness 1
                program source src/My File.java
                argument first
                argument\s
                classpath lib/a.jar:classes
                setting steps 100
                setting overflow false
                setting all false
                setting spurious false
                setting timeLimits patient
                setting patience 1000
                setting jdk explored
                setting explore none
                setting processors 3
                lens liveness
                lens escapes com.acme.A
                class 0badcafe com.acme.A
                finding data-race
                message data race on x
                made-by Heddle 1, Java 17
                schedule 1*2 =3 2.1
                """, witness("data race on x", List.of("first", "")).toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "plain", "two\nlines", "cr\rlf\r\n", "back\\slash \\n", "  blanks  ", "\u2028\u0085\u000b", "ä€😀"})
    void isTheSameWhenReadBack(String text) {
        Witness witness = witness(text, List.of(text, "-x", text));

        assertEquals(witness, Witness.parse(witness.toString()));
    }

    @Test
    void isReadWithLineEndsOfWindowsAndEmptyLines() {
        assertEquals(Witness.parse(SHORTEST), Witness.parse(SHORTEST.replace("\n", "\r\n\r\n")));
    }

    @Test
    void leavesOutWhatMayBeMissing() {
        Witness witness = Witness.parse(SHORTEST);

        // So it was when witnesses did not say it.
        assertEquals(Job.of("class A", OptionValues.NONE.with(Option.TIME_LIMITS, "any")).forReplay(), witness.job());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "''                     | this is not a witness: its first line is not 'heddle-witness 1'",
        "hello                  | this is not a witness: its first line is not 'heddle-witness 1'",
        "heddle-witness         | this is not a witness: its first line is not 'heddle-witness 1'",
        "heddle-witness 2       | the witness has format version 2, this Heddle reads version 1",
        "heddle-witness 1       | the witness has no line 'program'"
    })
    void refusesAForeignBeginning(String text, String sentence) {
        assertEquals(sentence, assertThrows(FormatException.class, () -> Witness.parse(text)).getMessage());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "colour red       | line 5 of the witness begins with 'colour', which means nothing",
        "finding deadlock | line 5 of the witness says 'finding' a second time",
        "setting steps    | line 5 of the witness lacks its second half",
        "class 0badcafe   | line 5 of the witness lacks its second half",
        "setting colour 3 | line 5 of the witness is wrong: there is no setting 'colour'",
        "setting steps 0  | line 5 of the witness is wrong: '0' is no value for the setting steps, which must be at least 1"
    })
    void refusesAWrongLine(String line, String sentence) {
        assertEquals(sentence, assertThrows(FormatException.class, () -> Witness.parse(SHORTEST + line + "\n")).getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"program", "finding", "schedule"})
    void refusesToDoWithout(String keyword) {
        String text = SHORTEST.replaceAll("(?m)^" + keyword + " .*\n", "");

        assertEquals("the witness has no line '" + keyword + "'", assertThrows(FormatException.class, () -> Witness.parse(text)).getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "\n\n\r\n", "\nheddle-witness 1\n"})
    void refusesATextThatDoesNotBeginLikeOne(String text) {
        assertEquals("this is not a witness: its first line is not 'heddle-witness 1'", assertThrows(FormatException.class, () -> Witness.parse(text)).getMessage());
    }

    @Test
    void refusesAScheduleThatIsNone() {
        String text = SHORTEST.replace("schedule 1 2", "schedule 1 two");

        assertEquals("'two' does not name a thread", assertThrows(FormatException.class, () -> Witness.parse(text)).getMessage());
    }
}
