package dev.heddle.report.story;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class StackTextTest {

    @Test
    void oneExceptionIsCutAtTheEnd() {
        assertEquals(12, StackText.shortened("java.lang.Error: no\n" + "\tat A.a(A.java:1)\n".repeat(20)).size());
        assertEquals(List.of("java.lang.Error: no", "\tat A.a(A.java:1)"), StackText.shortened("java.lang.Error: no\n\tat A.a(A.java:1)\n"));
    }

    @Test
    void somethingIsLeftOfEachCause() {
        String trace = "java.lang.Error: outer\nsecond line\n" + "\tat A.a(A.java:1)\n".repeat(20) + "\tSuppressed: java.io.IOException: closing\n\t\t... 3 more\n"
                + "Caused by: java.lang.Error: inner\n" + "\tat B.b(B.java:1)\n".repeat(6) + "\t... 19 more\n";
        assertEquals(List.of("java.lang.Error: outer", "second line", "\tat A.a(A.java:1)", "\tat A.a(A.java:1)", "\tat A.a(A.java:1)", "\tat A.a(A.java:1)",
                "\tSuppressed: java.io.IOException: closing", "\t\t... 3 more", "Caused by: java.lang.Error: inner", "\tat B.b(B.java:1)", "\tat B.b(B.java:1)",
                "\tat B.b(B.java:1)", "\tat B.b(B.java:1)"), StackText.shortened(trace));
    }

    @Test
    void aLongChainIsCut() {
        assertEquals(9, StackText.shortened("java.lang.Error: 0\n" + "Caused by: java.lang.Error: more\n".repeat(50)).size());
    }
}
