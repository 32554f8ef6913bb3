package dev.heddle.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.scheduler.library.JdkTable;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** What the documentation says of the JDK's classes is what Heddle goes by. */
class JdkTableTest {

    @Test
    void documentationHasTheTable() throws IOException {
        String page = Files.readString(Distribution.ROOT.resolve("docs/jdk.md"));
        String start = "```text\n";
        String block = page.substring(page.indexOf(start) + start.length(), page.lastIndexOf("```"));
        assertEquals(JdkTable.text(), block);
    }
}
