package dev.heddle.report.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.heddle.model.FormatException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {

    @Test
    void readsWhatItWrites() {
        Map<String, Object> value = new LinkedHashMap<>();
        value.put("text", "\"quoted\" \\ / näme \u0001\b\f\n\r\t\u2028 \uD83E\uDDF5 \uD83E");
        value.put("numbers", List.of(0L, -1L, 123456789012345678L, 0.25, -1.5e300));
        value.put("others", Arrays.asList(true, false, null));
        value.put("empty", List.of(Map.of(), List.of(), ""));

        assertEquals(value, new JsonReader(Json.write(value)).read());
    }

    @Test
    void readsEveryEscape() {
        assertEquals("\"\\/\b\f\n\r\tA\u00e4", new JsonReader(" \"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041\\u00E4\"\n").read());
    }

    @Test
    void readsNumbersThatNoLongHolds() {
        assertEquals(1e20, new JsonReader("100000000000000000000").read());
        assertEquals(100.0, new JsonReader("1e2").read());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "{", "[1", "[1,]", "{\"a\"}", "{\"a\":}", "{a: 1}", "[1] 2", "\"open", "\"\\x\"", "\"\\u12g4\"", "\"\n\"", "01", "+1", "1.", "nul", "tru e",
        "\"\\", "'a'", "{\"a\": 1,}", "1\0"})
    void refusesWhatIsNotJson(String text) {
        assertThrows(FormatException.class, () -> new JsonReader(text).read());
    }

    @Test
    void saysWhereTheTextIsDamaged() {
        assertEquals("'x' is not expected in line 2", assertThrows(FormatException.class, () -> JsonObject.parse("{\n  x")).getMessage());
        assertEquals("the text ends in the middle", assertThrows(FormatException.class, () -> JsonObject.parse("{")).getMessage());
    }

    @Test
    void membersHaveTheTypesThatAreExpected() {
        JsonObject object = JsonObject.parse("{\"s\": \"a\", \"n\": 1, \"l\": [{\"m\": 2}], \"null\": null}");

        assertEquals("a", object.string("s"));
        assertEquals(2L, object.objects("l").get(0).number("m"));
        assertEquals(Optional.empty(), object.optional("null"));
        assertEquals(Optional.empty(), object.optional("absent"));
        assertEquals("'n' is missing or of another type", assertThrows(FormatException.class, () -> object.string("n")).getMessage());
        assertThrows(FormatException.class, () -> object.number("absent"));
        assertThrows(FormatException.class, () -> object.object("l"));
        assertThrows(FormatException.class, () -> JsonObject.parse("[]"));
    }
}
