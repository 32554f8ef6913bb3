package dev.heddle.cache;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A directory, the user's alone, for what is unpacked once and used by many runs.
 *
 * <p>Files are named after what they hold, and all of it is compared before one is used. One that somebody else can write to is not used at all.
 */
public final class Cache {

    private static final String UNFINISHED = "unpacking";
    private static final long HOUR = 3_600_000;
    private static final long DAY = 24 * HOUR;
    /** What nobody has used for so long belongs to a version that nobody has any more. */
    private static final long FORGOTTEN = 60 * DAY;

    private final Path directory;
    private final String problem;

    /** The one in {@code directory}, which is made if it does not exist. */
    public Cache(Path directory) {
        this.directory = directory;
        this.problem = prepare(directory).map(why -> "the cache " + directory + " is not used: " + why + ". Temporary files take its place; name another place with XDG_CACHE_HOME.")
                .orElse(null);
    }

    /** That of who runs this JVM: {@code heddle} in {@code $XDG_CACHE_HOME}, or else in {@code ~/.cache}. */
    public static Cache ofUser() {
        return User.CACHE;
    }

    private static final class User {

        private static final Cache CACHE = new Cache(place(System.getenv("XDG_CACHE_HOME"), System.getProperty("user.home", "")));
    }

    static Path place(String caches, String home) {
        try {
            // The specification of that variable has relative paths ignored.
            Path named = caches == null ? Path.of("") : Path.of(caches);
            return (named.isAbsolute() ? named : Path.of(home, ".cache")).resolve("heddle");
        } catch (InvalidPathException e) {
            return Path.of(home, ".cache", "heddle");
        }
    }

    private static Optional<String> prepare(Path directory) {
        try {
            if (!Files.isDirectory(directory)) {
                Files.createDirectories(directory.toAbsolutePath().getParent());
                Files.createDirectories(directory, Privacy.ofDirectory(directory));
            }
            Optional<String> objection = Privacy.objection(directory);
            if (objection.isEmpty() && !Files.isWritable(directory)) {
                return Optional.of("it cannot be written to");
            }
            return objection;
        } catch (IOException | SecurityException e) {
            return Optional.of("it cannot be written to");
        }
    }

    /** The directory; nothing if it cannot be used. */
    public Optional<Path> directory() {
        return problem == null ? Optional.of(directory) : Optional.empty();
    }

    /** Why it cannot be used, in a sentence, if it cannot. */
    public Optional<String> problem() {
        return Optional.ofNullable(problem);
    }

    /** A file with this content and a name that ends with {@code name}. It is in a directory of this run, and gone after it, if the cache cannot be used or is full. */
    public Path file(String name, Content content) throws IOException {
        if (problem == null) {
            try {
                return kept(directory.resolve(content.id() + "-" + name), content);
            } catch (IOException e) {
                // The disk may be full, or read-only by now; elsewhere there may be room.
            }
        }
        Path file = Scratch.ofJvm(this).resolve(name);
        write(content, file);
        return file;
    }

    private Path kept(Path file, Content content) throws IOException {
        if (holds(file, content)) {
            used(file);
            return file;
        }
        underLock(() -> {
            if (!holds(file, content)) {
                removeOld();
                put(file, unfinished -> write(content, unfinished));
            }
        });
        return file;
    }

    /** What may fail as files do. */
    interface Work {

        void run() throws IOException;
    }

    /** What writes a file. */
    interface Writer {

        void write(Path file) throws IOException;
    }

    /** Does {@code work} while no other run changes what is here. */
    void underLock(Work work) throws IOException {
        synchronized (Cache.class) {
            try (FileChannel channel = FileChannel.open(directory.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                    FileLock lock = lock(channel)) {
                work.run();
            }
        }
    }

    /** Puts what {@code writer} writes into the place of {@code file}, as a whole or not at all. */
    void put(Path file, Writer writer) throws IOException {
        Path unfinished = Files.createTempFile(directory, UNFINISHED, null, Privacy.ofFile(directory));
        try {
            writer.write(unfinished);
            Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }

    /** Who waits for it finds the work done; where there are no locks, it may be done twice, which does no harm. */
    private static FileLock lock(FileChannel channel) {
        try {
            return channel.lock();
        } catch (IOException | OverlappingFileLockException e) {
            return null;
        }
    }

    private static boolean holds(Path file, Content content) throws IOException {
        return Files.isRegularFile(file) && content.isIn(file);
    }

    private static void write(Content content, Path file) throws IOException {
        try (InputStream in = content.open(); OutputStream out = Files.newOutputStream(file)) {
            in.transferTo(out);
        }
        if (!content.isIn(file)) {
            throw new IOException(file + " does not hold what was written to it");
        }
    }

    /** Notes that {@code file} is used, so that it is not taken for forgotten. */
    static void used(Path file) throws IOException {
        if (ageOf(file) > DAY) {
            Files.setLastModifiedTime(file, FileTime.fromMillis(System.currentTimeMillis()));
        }
    }

    /** Deletes what was left by those who died while they unpacked something, and what was not used for long. */
    void removeOld() throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = file.getFileName().toString();
                if (name.startsWith(UNFINISHED) && ageOf(file) > HOUR || (name.endsWith(".jar") || name.endsWith(Keepsake.SUFFIX)) && ageOf(file) > FORGOTTEN) {
                    Files.deleteIfExists(file);
                }
            }
        }
    }

    private static long ageOf(Path file) throws IOException {
        return System.currentTimeMillis() - Files.getLastModifiedTime(file).toMillis();
    }
}
