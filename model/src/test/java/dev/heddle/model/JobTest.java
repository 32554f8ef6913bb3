package dev.heddle.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JobTest {

    private static final Job JOB = new Job("source My File.java", "com.acme.Foo#bar(int,String)", List.of("", "two\nlines", "\\"), "lib/a.jar:classes",
            OptionValues.NONE.with(Option.STEPS, 100).with(Option.RACES, "OFF").with(Option.SEED, -7).with(Option.ALL, true));

    @Test
    void isTheSameWhenReadBack() {
        assertEquals(JOB, Job.parse(JOB.lines()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "executions         | 11    | ''",
        "seconds            | 1     | ''",
        "carriers           | platform | ''",
        "requireExhaustive  | true  | ''",
        "races              | fail  | --races was off there, and is fail here",
        "steps              | 101   | --steps was 100 there, and is 101 here",
        "spurious           | true  | --spurious was false there, and is true here",
        "strategy           | dpor  | --strategy was auto there, and is dpor here"
    })
    void goesOnOnlyWithTheSame(String option, String value, String difference) {
        Job other = JOB.withOptions(JOB.options().with(Option.named(option).orElseThrow(), value));

        assertEquals(difference.isEmpty() ? Optional.empty() : Optional.of(difference), JOB.difference(other));
    }

    @Test
    void namesTheFirstDifference() {
        assertEquals(Optional.of("the program was source My File.java there, and is class A here"), JOB.difference(Job.of("class A", OptionValues.NONE)));
        assertEquals(Optional.of("the method in which it begins was main there, and is #f here"),
                Job.of("class A", OptionValues.NONE).difference(new Job("class A", "#f", List.of(), "", OptionValues.NONE)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "executions | 0        | must be at least 1",
        "executions | 99999999999999999999 | must be at most 9223372036854775807",
        "executions | many     | must be a number",
        "solverTime | 3601     | must be from 1 to 3600",
        "seconds    | -1       | must not be negative",
        "races      | perhaps  | must be fail, warn or off",
        "all        | yes      | must be true or false"
    })
    void refusesWhatAnOptionCannotBe(String option, String value, String sentence) {
        assertEquals(sentence, assertThrows(IllegalArgumentException.class,
                () -> OptionValues.NONE.with(Option.named(option).orElseThrow(), value)).getMessage());
    }
}
