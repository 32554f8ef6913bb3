package dev.heddle.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ThreadIdTest {

    @ParameterizedTest
    @ValueSource(strings = {"0", "1", "2.1", "3.12.7"})
    void isTheSameObjectWhenReadBack(String text) {
        ThreadId id = ThreadId.parse(text);

        assertEquals(text, id.toString());
        assertSame(id, ThreadId.parse(text));
    }

    @Test
    void namesThePathOfCreation() {
        assertSame(ThreadId.MAIN.child(2).child(1), ThreadId.parse("2.1"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "1.", ".1", "1..2", "-1", "0.1", "1.0", "99999999999", "2000000000", "1 2"})
    void refusesWhatNamesNoThread(String text) {
        FormatException refused = assertThrows(FormatException.class, () -> ThreadId.parse(text));

        assertEquals("'" + text + "' does not name a thread", refused.getMessage());
    }

    @Test
    void sortsParentsBeforeChildrenAndByNumber() {
        List<ThreadId> sorted = Stream.of("10", "2.1", "0", "2", "1.3.1", "1").map(ThreadId::parse).sorted().toList();

        assertEquals("[0, 1, 1.3.1, 2, 2.1, 10]", sorted.toString());
    }

    @Test
    void countsChildrenFromOne() {
        assertThrows(IllegalArgumentException.class, () -> ThreadId.MAIN.child(0));
    }
}
