package dev.heddle.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A file that is there as a whole or not at all: it is written beside, brought to the disk, and put in its place in one step. Whatever happens
 * meanwhile, there is the old one or the new one.
 */
public final class WholeFile {

    /** As Linux has it. */
    private static final int MOST_LINKS = 40;
    private static final AtomicLong COUNT = new AtomicLong();

    private final Path path;

    public WholeFile(Path path) {
        this.path = path;
    }

    /** What is written. */
    @FunctionalInterface
    public interface Content {

        void writeTo(OutputStream out) throws IOException;
    }

    /** Writes {@code text} to {@code path}, and makes the directory if there is none. */
    public static void write(Path path, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        Path directory = path.toAbsolutePath().getParent();
        Files.createDirectories(directory);
        if (Files.exists(path) && (!Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS) || !Files.isWritable(directory))) {
            // Nothing can be put in its place, or must be: it may be /dev/stdout.
            try (OutputStream out = Files.newOutputStream(path, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)) {
                out.write(bytes);
            }
            return;
        }
        new WholeFile(path).write(out -> out.write(bytes));
    }

    /** Replaces what is there, if anything is, by {@code content}. */
    public void write(Content content) throws IOException {
        Path place = place();
        Path fresh = beside(place);
        try {
            try (FileChannel channel = FileChannel.open(fresh, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                content.writeTo(Channels.newOutputStream(channel));
                channel.force(true);
            }
            replace(fresh, place);
        } catch (IOException | RuntimeException | Error failure) {
            // Half of one is of no use, and takes room that may be what is missing.
            fresh.toFile().delete();
            throw failure;
        }
        syncDirectory(place);
    }

    /** Where a link leads, also if there is nothing yet. */
    private Path place() throws IOException {
        if (Files.exists(path)) {
            return path.toRealPath();
        }
        Path place = path;
        for (int links = 0; Files.isSymbolicLink(place); links++) {
            if (links == MOST_LINKS) {
                throw new FileSystemLoopException(path.toString());
            }
            place = place.resolveSibling(Files.readSymbolicLink(place));
        }
        return place;
    }

    /** Does all that is needed to write it, but for that; an exception says why it could not be written. */
    public void probe() throws IOException {
        Path fresh = beside(place());
        try (FileChannel channel = FileChannel.open(fresh, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            Channels.newOutputStream(channel).write(0);
            channel.force(true);
        } finally {
            fresh.toFile().delete();
        }
    }

    /** A name that is short, however long that of the file is, and nobody else's. */
    private static Path beside(Path file) {
        return file.resolveSibling(".heddle-" + ProcessHandle.current().pid() + "-" + COUNT.incrementAndGet() + ".new");
    }

    private static void replace(Path fresh, Path place) throws IOException {
        try {
            Files.move(fresh, place, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException notHere) {
            Files.move(fresh, place, StandardCopyOption.REPLACE_EXISTING);
        } catch (FileSystemException mounted) {
            // A file system of its own, or something like it, keeps its place; there is room, as it seems.
            try (OutputStream out = Files.newOutputStream(place)) {
                Files.copy(fresh, out);
            }
            Files.delete(fresh);
        }
    }

    /** So that the file has its name after a loss of power, too; not all systems let one do this. */
    private static void syncDirectory(Path place) {
        try (FileChannel directory = FileChannel.open(place.toAbsolutePath().getParent(), StandardOpenOption.READ)) {
            directory.force(true);
        } catch (IOException | UnsupportedOperationException unsupported) {
            // It is in its place for all who are running.
        }
    }

    /** Why something could not be done, without the file's name. */
    public static String reason(IOException failure) {
        if (failure instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (failure instanceof NoSuchFileException) {
            return "there is no such directory";
        }
        if (failure instanceof FileSystemLoopException) {
            return "its links go round in a circle";
        }
        if (failure instanceof FileSystemException ofFile && ofFile.getReason() != null) {
            return ofFile.getReason();
        }
        return failure.getMessage() == null ? failure.toString() : failure.getMessage();
    }
}
