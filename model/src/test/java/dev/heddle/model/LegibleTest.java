package dev.heddle.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

class LegibleTest {

    @Test
    void leavesWhatCanBeRead() {
        String text = "read balance -> 'ä', 漢字, 🙂 \\ \"";

        assertEquals(text, Legible.line(text));
        assertSame("plain", Legible.text("plain"));
    }

    @Test
    void spellsWhatSteersATerminal() {
        assertEquals("\\u001b[2Jgone\\u0007\\u009b\\u007f\\u0000", Legible.line("\u001b[2Jgone\u0007\u009b\u007f\0"));
    }

    @Test
    void spellsWhatTurnsOrBreaksALine() {
        assertEquals("a\\nb\\r\\tc\\u2028\\u202ed\\u2066\\ufeff\\u0085", Legible.line("a\nb\r\tc\u2028\u202ed\u2066\ufeff\u0085"));
        assertEquals("a\nb\\r\tc", Legible.text("a\nb\r\tc"));
    }

    @Test
    void spellsHalvesOfPairs() {
        assertEquals("\\ud83d, \\ude42, 🙂", Legible.line("\ud83d, \ude42, \ud83d\ude42"));
        assertEquals("\\udb40\\udc01", Legible.line("\udb40\udc01"));
    }
}
