package dev.heddle.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeepsakeTest {

    @TempDir
    Path temporary;

    private Path directory() {
        return temporary.resolve("heddle");
    }

    private Keepsake keepsake(String key) {
        return new Keepsake(new Cache(directory()), "thing", key.getBytes(StandardCharsets.UTF_8));
    }

    private static String text(Optional<ByteBuffer> content) {
        return content.map(bytes -> StandardCharsets.UTF_8.decode(bytes).toString()).orElse("nothing");
    }

    private static void add(Keepsake keepsake, String more) {
        keepsake.update(before -> (text(before) + "," + more).getBytes(StandardCharsets.UTF_8));
    }

    private Path file() throws IOException {
        try (Stream<Path> files = Files.list(directory())) {
            List<Path> kept = files.filter(each -> each.toString().endsWith("-thing.kept")).toList();
            assertEquals(1, kept.size());
            return kept.get(0);
        }
    }

    @Test
    void laterRunsReadWhatEarlierOnesLeft() throws IOException {
        assertEquals("nothing", text(keepsake("key").read()));
        add(keepsake("key"), "one");
        Keepsake second = keepsake("key");
        assertEquals("nothing,one", text(second.read()));
        add(second, "two");
        add(second, "three");

        assertEquals("nothing,one,two,three", text(keepsake("key").read()));
        if (file().getFileSystem().supportedFileAttributeViews().contains("posix")) {
            assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file())));
        }
    }

    @Test
    void whatWasMadeFromSomethingElseIsNotRead() throws IOException {
        add(keepsake("key"), "one");
        Path file = file();
        assertEquals("nothing", text(keepsake("other").read()));
        // Even if it came to lie there.
        add(keepsake("other"), "two");
        try (Stream<Path> files = Files.list(directory())) {
            for (Path other : files.filter(each -> each.toString().endsWith(".kept") && !each.equals(file)).toList()) {
                Files.write(file, Files.readAllBytes(other));
            }
        }

        assertEquals("nothing", text(keepsake("key").read()));
    }

    @Test
    void whatIsDamagedIsNotReadButMadeAgain() throws IOException {
        add(keepsake("key"), "one");
        byte[] whole = Files.readAllBytes(file());
        List<byte[]> damages = new ArrayList<>(List.of(new byte[0]));
        for (int i = 0; i < whole.length; i++) {
            damages.add(Arrays.copyOf(whole, i));
            byte[] flipped = whole.clone();
            flipped[i] ^= 1;
            damages.add(flipped);
        }
        for (byte[] damaged : damages) {
            Files.write(file(), damaged);
            assertEquals("nothing", text(keepsake("key").read()));
        }
        add(keepsake("key"), "again");

        assertEquals("nothing,again", text(keepsake("key").read()));
    }

    @Test
    void noneUndoesWhatAnotherHasDone() {
        add(keepsake("key"), "one");
        Keepsake first = keepsake("key");
        Keepsake second = keepsake("key");
        first.read();
        second.read();
        add(first, "two");
        add(second, "three");
        add(keepsake("key"), "four");

        assertEquals("nothing,one,two", text(keepsake("key").read()));
    }

    @Test
    void severalAtTheSameTimeLeaveAWholeOne() throws Exception {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            String name = "x".repeat(100_000) + i;
            threads.add(new Thread(() -> add(keepsake("key"), name)));
        }
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }

        assertTrue(text(keepsake("key").read()).matches("nothing,x+[0-7]"));
    }

    @Test
    void nothingIsSaidWhereNothingCanBeKept() throws IOException {
        Files.writeString(directory(), "a file in the place of the directory");
        add(keepsake("key"), "one");

        assertEquals("nothing", text(keepsake("key").read()));
    }

    @Test
    void whatWasForgottenIsDeletedWhenAnotherIsWritten() throws IOException {
        add(keepsake("key"), "one");
        Path old = file();
        Files.setLastModifiedTime(old, FileTime.fromMillis(System.currentTimeMillis() - 61L * 24 * 3_600_000));
        add(keepsake("other"), "two");

        assertTrue(Files.notExists(old));
    }
}
