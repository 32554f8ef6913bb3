package dev.heddle.cache;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A directory, the user's alone, for files that are gone when it is closed, or when the JVM ends. What was left by a run that did not come to its end is
 * deleted by a later one: a run that lives holds a lock on its directory.
 */
public final class Scratch implements AutoCloseable {

    private static final String PREFIX = "heddle-run-";
    private static final String LOCK = "lock";
    /** A directory so young may be about to be locked. */
    private static final long YOUNG = 60_000;

    private static Path shared;
    private static boolean swept;

    private final Path directory;
    private final FileChannel channel;
    private final Thread hook = new Thread(this::delete);

    /** In {@code cache}, or, if that cannot be used, where temporary files are. */
    public Scratch(Cache cache) throws IOException {
        this(cache.directory().orElse(Path.of(System.getProperty("java.io.tmpdir"))));
    }

    Scratch(Path root) throws IOException {
        sweep(root);
        directory = Files.createTempDirectory(root, PREFIX, Privacy.ofDirectory(root));
        channel = FileChannel.open(directory.resolve(LOCK), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        try {
            channel.tryLock();
        } catch (IOException e) {
            // Where there are no locks, nobody can find out that this is in use, or that it is not.
        }
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** One for all that is needed until this JVM ends. */
    static synchronized Path ofJvm(Cache cache) throws IOException {
        if (shared == null) {
            shared = new Scratch(cache).directory;
        }
        return shared;
    }

    public Path directory() {
        return directory;
    }

    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The JVM is about to end.
        }
        delete();
    }

    private synchronized void delete() {
        deleteAll(directory);
        try {
            channel.close();
        } catch (IOException e) {
            // The file is gone.
        }
    }

    /** Deletes the directories of runs that did not come to their end, once. */
    private static synchronized void sweep(Path root) {
        if (!swept) {
            swept = true;
            sweepNow(root);
        }
    }

    static void sweepNow(Path root) {
        try (Stream<Path> files = Files.list(root)) {
            for (Path left : files.filter(each -> each.getFileName().toString().startsWith(PREFIX)).toList()) {
                if (isLeft(left)) {
                    deleteAll(left);
                }
            }
        } catch (IOException e) {
            // Somebody else may sweep at the same time, or another time.
        }
    }

    private static boolean isLeft(Path directory) throws IOException {
        Path file = directory.resolve(LOCK);
        if (Files.isSymbolicLink(directory) || !Privacy.isMine(directory) || System.currentTimeMillis() - Files.getLastModifiedTime(directory).toMillis() < YOUNG) {
            return false;
        }
        if (!Files.exists(file)) {
            return true;
        }
        try (FileChannel other = FileChannel.open(file, StandardOpenOption.WRITE); FileLock lock = other.tryLock()) {
            return lock != null;
        } catch (OverlappingFileLockException mine) {
            return false;
        }
    }

    /** Deletes {@code directory} with all that is in it, as far as possible. */
    public static void deleteAll(Path directory) {
        List<Path> all;
        try (Stream<Path> files = Files.walk(directory)) {
            all = files.sorted(Comparator.reverseOrder()).toList();
        } catch (IOException e) {
            return;
        }
        all.forEach(file -> file.toFile().delete());
    }
}
