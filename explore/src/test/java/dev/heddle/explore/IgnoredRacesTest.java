package dev.heddle.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.model.CodePoint;
import dev.heddle.model.Finding;
import dev.heddle.model.FormatException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IgnoredRacesTest {

    private static final CodePoint PUT = new CodePoint("com.acme.Cache", "put", "()V", 4, "Cache.java", 12);
    private static final CodePoint GET = new CodePoint("com.acme.Cache$Entry", "get", "()I", 7, "Cache.java", 30);

    private static Finding race(String variable, CodePoint one, CodePoint other) {
        return new Finding(Finding.Kind.DATA_RACE, "data race on " + variable, List.of(), List.of(), List.of(one, other), List.of(), null);
    }

    private static IgnoredRaces of(String... lines) {
        return IgnoredRaces.parse("races.txt", List.of(lines));
    }

    @ParameterizedTest
    @ValueSource(strings = {"com.acme.Cache#put & com.acme.Cache$Entry#get", "com.acme.Cache$Entry & com.acme.Cache", "com.acme.Cache", "com.acme.*", "com.acme.Cache:12",
        "Cache.java:30 & Cache.java:12", "*#g*", "on Cache.size", "on *.size", "com.acme.Cache#put on Cache.size // we know", "  com.acme.* & com.acme.*  on Cache.*"})
    void namesARace(String line) {
        assertTrue(of(line).covers(race("Cache.size", PUT, GET)));
        assertTrue(of(line).covers(race("Cache.size", GET, PUT)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"com.acme.Cache#put & com.acme.Cache#put", "com.acme", "Cache", "com.acme.Cache:13", "com.acme.Cache#putAll", "on Cache", "com.acme.Cache on Cache.total",
        "com.acmexCache", "# com.acme.*", "// com.acme.*", ""})
    void namesAnother(String line) {
        assertFalse(of(line).covers(race("Cache.size", PUT, GET)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a b", "a & b & c", "& b", "a &", "on", "a on", "a#b#c", "a:x", "Foo.java:", "a on b c"})
    void refusesWhatIsNoRace(String line) {
        if (line.equals("on")) {
            // A class may be called so.
            assertEquals(List.of("races.txt:1 (on)"), of(line).idle(List.of()));
            return;
        }
        String message = assertThrows(FormatException.class, () -> of("", line)).getMessage();
        assertTrue(message.startsWith("races.txt:2: '" + line + "' is no data race"), message);
    }

    /** Of several fields of a collection, it depends on the search which is seen first. */
    @Test
    void variablesOfTheJdkHaveNoName() {
        CodePoint caller = new CodePoint("com.acme.Cache", "put", "", -1, "Cache.java", 12);

        assertFalse(of("on ArrayList.size").covers(race("ArrayList.size", caller, GET)));
        assertTrue(of("com.acme.Cache#put").covers(race("ArrayList.size", caller, GET)));
        assertTrue(of("on int[]").covers(race("int[]#3[7]", PUT, GET)));
    }

    @Test
    void onlyRacesAreIgnored() {
        Finding failure = new Finding(Finding.Kind.EXCEPTION, "java.lang.Error: data race on Cache.size", List.of(), List.of(), List.of(PUT, GET), List.of(), "java.lang.Error");

        assertFalse(of("*").covers(failure));
        assertTrue(of("*").covers(race("Cache.size", PUT, GET).ifEarly(List.of())));
    }

    @Test
    void tellsWhichLinesNameNothing() {
        IgnoredRaces races = of("# known", "com.acme.Cache", "", "com.acme.Gone & com.acme.Cache  // once");

        assertEquals(List.of("races.txt:4 (com.acme.Gone & com.acme.Cache)"), races.idle(List.of(race("Cache.size", PUT, GET))));
    }
}
