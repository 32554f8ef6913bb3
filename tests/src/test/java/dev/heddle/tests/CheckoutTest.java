package dev.heddle.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What somebody sees who has just cloned the repository. */
class CheckoutTest {

    private static final Set<String> NOT_IN_GIT = Set.of(".git", "target", "heddle-out", "heddle-demo");

    @Test
    void theScriptBuildsWhatIsMissingOnce(@TempDir Path temporary) throws IOException {
        Path checkout = temporary.resolve("a checkout");
        copySources(checkout);

        Run first = check(checkout);
        assertEquals(1, first.exit(), first::toString);
        assertTrue(first.err().contains("heddle: building"), first::toString);
        assertTrue(first.out().contains("found: 1 failure"), first::toString);

        Run second = check(checkout);
        assertEquals(1, second.exit(), second::toString);
        assertEquals("", second.err());
        theArchiveOfClassesChangesNothing(checkout, second);
    }

    /** The script has made one; it may be damaged, or of other jars, or be impossible to make. */
    private static void theArchiveOfClassesChangesNothing(Path checkout, Run with) throws IOException {
        List<Path> archives = Distribution.list(checkout.resolve("cli/target/archives"));
        assertEquals(1, archives.size(), archives::toString);
        byte[] whole = Files.readAllBytes(archives.get(0));
        assertTrue(whole.length > 0, "the archive could not be made");
        for (int size : new int[] {whole.length / 2, 100, 0}) {
            Files.delete(archives.get(0));
            Files.write(archives.get(0), Arrays.copyOf(whole, size));
            assertSame(with, check(checkout));
        }
        Files.delete(archives.get(0));
        Files.write(archives.get(0), whole);
        Path jar = checkout.resolve("cli/target/lib/heddle-report.jar");
        FileTime later = FileTime.fromMillis(System.currentTimeMillis() + 10_000);
        Files.setLastModifiedTime(jar, later);
        assertSame(with, check(checkout));
        assertFalse(Arrays.equals(whole, Files.readAllBytes(archives.get(0))), "the archive of other jars was kept");
        Files.createDirectory(archives.get(0).resolveSibling(archives.get(0).getFileName() + ".making"));
        assertSame(with, check(checkout));
    }

    private static void assertSame(Run expected, Run actual) {
        assertEquals(KeptClassesTest.timeless(expected), KeptClassesTest.timeless(actual), actual::toString);
        assertEquals("", actual.err());
    }

    private static Run check(Path checkout) {
        return Run.of(List.of("./heddle", "check", "examples/LostUpdate.java"), checkout, Map.of());
    }

    private static void copySources(Path checkout) throws IOException {
        Files.walkFileTree(Distribution.ROOT, new SimpleFileVisitor<>() {

            @Override
            public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) throws IOException {
                if (NOT_IN_GIT.contains(directory.getFileName().toString())) {
                    return FileVisitResult.SKIP_SUBTREE;
                }
                Files.createDirectories(checkout.resolve(Distribution.ROOT.relativize(directory).toString()));
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.copy(file, checkout.resolve(Distribution.ROOT.relativize(file).toString()), StandardCopyOption.COPY_ATTRIBUTES);
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
