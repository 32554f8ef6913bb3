package dev.heddle.cache;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CacheTest {

    private static final byte[] BYTES = bytes(1);

    @TempDir
    Path temporary;

    private static byte[] bytes(long seed) {
        byte[] bytes = new byte[3_000_000];
        new Random(seed).nextBytes(bytes);
        return bytes;
    }

    private static Content streamed(byte[] bytes, Content.Source source) {
        CRC32 crc = new CRC32();
        crc.update(bytes);
        return Content.of(bytes.length, crc.getValue(), source);
    }

    private Cache cache() {
        return new Cache(temporary.resolve("caches/heddle"));
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(temporary.resolve("caches/heddle"))) {
            return files.map(file -> file.getFileName().toString()).filter(name -> !name.equals("lock")).sorted().toList();
        }
    }

    @Test
    void keepsWhatWasUnpacked() throws IOException {
        for (Content content : List.of(Content.of(BYTES), streamed(BYTES, () -> new ByteArrayInputStream(BYTES)))) {
            Path first = cache().file("a.jar", content);
            FileTime made = FileTime.fromMillis(Files.getLastModifiedTime(first).toMillis() - 5_000);
            Files.setLastModifiedTime(first, made);

            assertEquals(first, cache().file("a.jar", content));
            assertEquals(made, Files.getLastModifiedTime(first), "it was unpacked again");
            assertArrayEquals(BYTES, Files.readAllBytes(first));
        }
        assertEquals(2, names().size());
    }

    @Test
    void otherContentOfTheSameSizeIsReplaced() throws IOException {
        for (Content content : List.of(Content.of(BYTES), streamed(BYTES, () -> new ByteArrayInputStream(BYTES)))) {
            Path file = cache().file("a.jar", content);
            Files.write(file, bytes(2));

            assertEquals(file, cache().file("a.jar", content));
            assertArrayEquals(BYTES, Files.readAllBytes(file));
        }
    }

    @Test
    void isTheUsersAlone() throws IOException {
        assumeTrue(temporary.getFileSystem().supportedFileAttributeViews().contains("posix"));
        Path file = cache().file("a.jar", Content.of(BYTES));

        assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file.getParent())));
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }

    @Test
    void isNotUsedIfOthersCanWriteToIt() throws IOException {
        assumeTrue(temporary.getFileSystem().supportedFileAttributeViews().contains("posix"));
        Path directory = Files.createDirectories(temporary.resolve("caches/heddle"));
        for (String permissions : List.of("rwxrwx---", "rwx----w-")) {
            Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString(permissions));

            assertTrue(cache().problem().orElse("").contains("others may write to it"), cache().problem()::toString);
            assertEquals(Optional.empty(), cache().directory());
            Path file = cache().file("a.jar", Content.of(BYTES));
            assertArrayEquals(BYTES, Files.readAllBytes(file));
            assertFalse(file.startsWith(directory));
            assertEquals(List.of(), names());
        }
        Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwx------"));
        Files.setPosixFilePermissions(directory.getParent(), PosixFilePermissions.fromString("rwxrwxrwx"));
        assertTrue(cache().problem().orElse("").contains("everybody may write to"), cache().problem()::toString);
    }

    @Test
    void isNotUsedIfItIsSomebodyElses() {
        Path other = Path.of("/proc/1");
        assumeTrue(Files.isDirectory(other));
        assertTrue(new Cache(other).problem().isPresent());
        assertTrue(new Cache(Path.of("/proc/heddle")).problem().orElse("").contains("cannot be written"));
    }

    @Test
    void aFullDiskLeavesNothingBehind() throws IOException {
        List<Integer> opened = new ArrayList<>();
        Content content = streamed(BYTES, () -> {
            opened.add(1);
            return opened.size() > 1 ? new ByteArrayInputStream(BYTES) : new InputStream() {
                private int given;

                @Override
                public int read() throws IOException {
                    if (given++ > 100_000) {
                        throw new IOException("No space left on device");
                    }
                    return 0;
                }
            };
        });

        Path file = cache().file("a.jar", content);

        assertArrayEquals(BYTES, Files.readAllBytes(file));
        assertEquals(List.of(), names());
    }

    @Test
    void whatIsCutIsNotUsed() throws IOException {
        Content cut = streamed(BYTES, () -> new ByteArrayInputStream(BYTES, 0, 1_000));

        assertThrows(IOException.class, () -> cache().file("a.jar", cut));
        assertEquals(List.of(), names());
    }

    @Test
    void whatWasLeftIsDeleted() throws IOException {
        cache();
        Path directory = temporary.resolve("caches/heddle");
        for (String name : List.of("unpacking1.tmp", "unpacking2.tmp", "old.jar", "new.jar", "key")) {
            Files.writeString(directory.resolve(name), name);
        }
        FileTime longAgo = FileTime.fromMillis(System.currentTimeMillis() - 100L * 24 * 3_600_000);
        for (String name : List.of("unpacking1.tmp", "old.jar", "key")) {
            Files.setLastModifiedTime(directory.resolve(name), longAgo);
        }

        Path file = cache().file("a.jar", Content.of(BYTES));

        assertEquals(List.of(file.getFileName().toString(), "key", "new.jar", "unpacking2.tmp"), names());
    }

    @Test
    void severalProcessesUnpackAtTheSameTime() throws Exception {
        List<Process> processes = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            processes.add(new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
                    System.getProperty("java.class.path"), Unpacks.class.getName(), temporary.resolve("caches/heddle").toString()).inheritIO().start());
        }
        for (Process process : processes) {
            assertEquals(0, process.waitFor());
        }
        assertEquals(1, names().size());
    }

    /** What each of the processes does. */
    static final class Unpacks {

        public static void main(String[] args) throws IOException {
            Path file = new Cache(Path.of(args[0])).file("a.jar", streamed(BYTES, () -> new ByteArrayInputStream(BYTES)));
            System.exit(file.startsWith(args[0]) && java.util.Arrays.equals(BYTES, Files.readAllBytes(file)) ? 0 : 1);
        }
    }

    @Test
    void runsThatDidNotEndAreSweptAway() throws IOException {
        Path root = Files.createDirectories(temporary.resolve("root"));
        Scratch alive = new Scratch(root);
        FileTime before = FileTime.fromMillis(System.currentTimeMillis() - 3_600_000);
        Path dead = Files.createDirectories(root.resolve("heddle-run-1/classes")).getParent();
        Files.writeString(dead.resolve("classes/A.class"), "");
        Files.writeString(dead.resolve("lock"), "");
        Path young = Files.createDirectory(root.resolve("heddle-run-2"));
        Path other = Files.createDirectory(root.resolve("somebody"));
        for (Path each : List.of(alive.directory(), dead, other)) {
            Files.setLastModifiedTime(each, before);
        }

        Scratch.sweepNow(root);

        assertFalse(Files.exists(dead));
        for (Path each : List.of(alive.directory(), young, other)) {
            assertTrue(Files.exists(each), each::toString);
        }
        alive.close();
        assertFalse(Files.exists(alive.directory()));
    }

    @Test
    void isWhereTheVariableSays() {
        assertEquals(Path.of(File.separator + "caches", "heddle"), Cache.place(File.separator + "caches", "/home/me"));
        assertEquals(Path.of("/home/me/.cache/heddle"), Cache.place("relative", "/home/me"));
        assertEquals(Path.of("/home/me/.cache/heddle"), Cache.place("", "/home/me"));
        assertEquals(Path.of("/home/me/.cache/heddle"), Cache.place(null, "/home/me"));
    }
}
