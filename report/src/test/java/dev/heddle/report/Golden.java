package dev.heddle.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files that hold what users see; {@code -Dheddle.golden=update} writes them anew, to be reviewed as a diff. */
final class Golden {

    private static final Path FILES = Path.of("src", "test", "resources", "golden");

    private Golden() {
    }

    static void check(String name, String text) throws IOException {
        Path file = FILES.resolve(name);
        if ("update".equals(System.getProperty("heddle.golden"))) {
            Files.createDirectories(FILES);
            Files.writeString(file, text);
        }
        assertEquals(Files.readString(file), text, () -> file + " differs; if it should, run the test with -Dheddle.golden=update");
    }
}
