package dev.heddle.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever comes of writing it: there is the old file or the new one, and nothing beside it. */
class WholeFileTest {

    @TempDir
    Path directory;

    private List<String> list() throws IOException {
        try (var files = Files.list(directory)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void aFileIsMadeAndReplaced() throws IOException {
        Path file = directory.resolve("in/it/file");
        WholeFile.write(file, "a longer text");
        assertEquals("a longer text", Files.readString(file));
        WholeFile.write(file, "än");
        assertEquals("än", Files.readString(file));
        assertEquals(List.of("in"), list());
    }

    @Test
    void whatEndsInTheMiddleLeavesTheOldOne() throws IOException {
        Path file = directory.resolve("file");
        WholeFile.write(file, "old");
        for (Throwable end : List.of(new IOException("No space left on device"), new OutOfMemoryError(), new IllegalStateException())) {
            assertThrows(end.getClass(), () -> new WholeFile(file).write(out -> {
                out.write("ne".getBytes());
                throw WholeFileTest.<RuntimeException>sneak(end);
            }));
            assertEquals("old", Files.readString(file));
            assertEquals(List.of("file"), list());
        }
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> T sneak(Throwable failure) throws T {
        throw (T) failure;
    }

    @Test
    void linksAreFollowedAlsoToWhereNothingIs() throws IOException {
        Path place = directory.resolve("there");
        Path link = Files.createSymbolicLink(directory.resolve("link"), Path.of("there"));
        WholeFile.write(link, "new");
        new WholeFile(link).write(out -> out.write("newer".getBytes()));
        assertEquals("newer", Files.readString(place));
        assertTrue(Files.isSymbolicLink(link));

        Path circle = Files.createSymbolicLink(directory.resolve("circle"), Path.of("circle"));
        IOException failure = assertThrows(IOException.class, () -> WholeFile.write(circle, "lost"));
        assertEquals("its links go round in a circle", WholeFile.reason(failure));
        assertEquals(List.of("circle", "link", "there"), list());
    }

    @Test
    void namesMayBeAsLongAsTheSystemAllows() throws IOException {
        String name = "n".repeat(255);
        WholeFile.write(directory.resolve(name), "text");
        assertEquals(List.of(name), list());
    }

    @Test
    void aLinkStaysALink() throws IOException {
        Path file = Files.writeString(directory.resolve("file"), "a longer text");
        Path link = Files.createSymbolicLink(directory.resolve("link"), file);
        WholeFile.write(link, "new");
        new WholeFile(link).write(out -> out.write("newer".getBytes()));
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("newer", Files.readString(file));
        assertEquals(List.of("file", "link"), list());
    }

    /** It was deleted once, by whoever may. */
    @Test
    void aDeviceStaysADevice() {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full) && Files.isWritable(full));
        assertEquals("No space left on device", WholeFile.reason(assertThrows(IOException.class, () -> WholeFile.write(full, "text"))));
        assertTrue(Files.exists(full) && !Files.isRegularFile(full));
    }
}
