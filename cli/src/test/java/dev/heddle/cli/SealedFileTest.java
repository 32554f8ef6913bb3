package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.heddle.model.FormatException;
import dev.heddle.report.WholeFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever becomes of a file: it is read as it was written, or not at all. */
class SealedFileTest {

    private static final List<String> LINES = List.of("heddle-checkpoint 5", "earlier 0", "", "an ä and a 世", "portion 1 2", "end of it, or not");
    private static final int MUTANTS = Integer.getInteger("heddle.mutants", 10_000);

    @TempDir
    Path directory;

    @Test
    void whatWasWrittenIsRead() throws IOException {
        SealedFile file = new SealedFile(directory.resolve("a"));
        file.probe();
        assertFalse(Files.exists(directory.resolve("a")));
        for (List<String> lines : List.of(LINES, List.of("another"), LINES)) {
            file.write(lines);
            assertEquals(lines, file.read());
            assertEquals(lines.get(0), file.firstLine());
        }
        assertEquals(List.of(directory.resolve("a")), list());
    }

    private List<Path> list() throws IOException {
        try (var files = Files.list(directory)) {
            return files.toList();
        }
    }

    private void refused(byte[] bytes) throws IOException {
        Path path = directory.resolve("changed");
        Files.write(path, bytes);
        assertThrows(FormatException.class, () -> new SealedFile(path).read());
    }

    @Test
    void oneThatWasCutIsRefused() throws IOException {
        byte[] whole = sealed();
        for (int length = 0; length < whole.length; length++) {
            refused(Arrays.copyOf(whole, length));
        }
        refused(Arrays.copyOf(whole, whole.length + 1));
    }

    @Test
    void oneThatWasChangedIsRefused() throws IOException {
        byte[] whole = sealed();
        Random random = new Random(1);
        for (int i = 0; i < MUTANTS; i++) {
            byte[] changed = mutate(whole, random);
            if (!Arrays.equals(whole, changed)) {
                refused(changed);
            }
        }
    }

    /** Changes a byte, leaves out or doubles a stretch, or lets two change places. */
    private static byte[] mutate(byte[] whole, Random random) throws IOException {
        int from = random.nextInt(whole.length);
        int to = from + random.nextInt(whole.length - from) + 1;
        ByteArrayOutputStream changed = new ByteArrayOutputStream();
        switch (random.nextInt(4)) {
            case 0 -> {
                changed.write(whole);
                byte[] bytes = changed.toByteArray();
                bytes[from] ^= (byte) (1 << random.nextInt(8));
                return bytes;
            }
            case 1 -> {
                changed.write(whole, 0, from);
                changed.write(whole, to, whole.length - to);
            }
            case 2 -> {
                changed.write(whole, 0, to);
                changed.write(whole, from, whole.length - from);
            }
            default -> {
                changed.write(whole, from, to - from);
                changed.write(whole, 0, from);
                changed.write(whole, to, whole.length - to);
            }
        }
        return changed.toByteArray();
    }

    private static byte[] sealed() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        SealedFile.seal(LINES, out);
        return out.toByteArray();
    }

    /** The disk is full after so many bytes: whoever writes is told, however much that is. */
    @Test
    void aDiskThatIsFullIsNoticed() throws IOException {
        byte[] whole = sealed();
        for (int room = 0; room <= whole.length; room++) {
            ByteArrayOutputStream written = new ByteArrayOutputStream();
            OutputStream disk = new SmallDisk(written, room);
            if (room < whole.length) {
                assertThrows(IOException.class, () -> SealedFile.seal(LINES, disk));
            } else {
                SealedFile.seal(LINES, disk);
                assertArrayEquals(whole, written.toByteArray());
            }
        }
    }

    private static final class SmallDisk extends OutputStream {

        private final OutputStream out;
        private int room;

        SmallDisk(OutputStream out, int room) {
            this.out = out;
            this.room = room;
        }

        @Override
        public void write(int value) throws IOException {
            if (room-- == 0) {
                throw new IOException("No space left on device");
            }
            out.write(value);
        }
    }

    @Test
    void oneThatCannotBeWrittenAnewStaysAsItIs() throws IOException {
        SealedFile file = new SealedFile(directory.resolve("old"));
        file.write(LINES);

        assertThrows(NullPointerException.class, () -> file.write(Arrays.asList("new", null)));
        assertEquals(LINES, file.read());
        assertEquals(List.of(directory.resolve("old")), list());
    }

    @Test
    void whyItCannotBeWrittenIsSaid() throws IOException {
        Files.createDirectories(directory.resolve("a directory"));
        assertEquals("it is a directory", reason("a directory"));
        assertEquals("there is no such directory", reason("nowhere/file"));
        Files.writeString(directory.resolve("file"), "");
        assertEquals("Not a directory", reason("file/in-it"));
    }

    private String reason(String name) {
        return WholeFile.reason(assertThrows(IOException.class, new SealedFile(directory.resolve(name))::probe));
    }
}
