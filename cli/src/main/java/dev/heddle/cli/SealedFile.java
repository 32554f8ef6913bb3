package dev.heddle.cli;

import dev.heddle.model.FormatException;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * Lines of text in a file whose last line is their checksum, so that it is noticed if any of it is missing or another.
 *
 * <p>It is written beside, brought to the disk, and put in its place in one step: whatever happens meanwhile, there is the old one or the new one.
 */
final class SealedFile {

    private static final String END = "end ";
    private static final int DIGITS = 64;
    private static final int SEAL = END.length() + DIGITS + 1;

    private final Path path;
    private final Path fresh;

    SealedFile(Path path) {
        this.path = path;
        this.fresh = path.resolveSibling(path.getFileName() + ".new");
    }

    /** Does all that is needed to write it, but for that; an exception says why it could not be written. */
    void probe() throws IOException {
        if (Files.isDirectory(path)) {
            throw new FileSystemException(path.toString(), null, "it is a directory");
        }
        if (Files.exists(path) && !Files.isWritable(path)) {
            throw new AccessDeniedException(path.toString());
        }
        try (FileChannel channel = open()) {
            channel.write(ByteBuffer.wrap(new byte[1]));
            channel.force(true);
        }
        Files.delete(fresh);
    }

    private FileChannel open() throws IOException {
        return FileChannel.open(fresh, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE);
    }

    void write(List<String> lines) throws IOException {
        try {
            try (FileChannel channel = open()) {
                seal(lines, Channels.newOutputStream(channel));
                channel.force(true);
            }
            replace();
        } catch (IOException | RuntimeException | Error failure) {
            // Half of one is of no use, and takes room that may be what is missing.
            fresh.toFile().delete();
            throw failure;
        }
        syncDirectory();
    }

    /** Writes {@code lines}, and their checksum. */
    static void seal(List<String> lines, OutputStream out) throws IOException {
        MessageDigest digest = digest();
        OutputStream buffered = new BufferedOutputStream(out);
        DigestOutputStream digested = new DigestOutputStream(buffered, digest);
        for (String line : lines) {
            digested.write(line.getBytes(StandardCharsets.UTF_8));
            digested.write('\n');
        }
        buffered.write((END + HexFormat.of().formatHex(digest.digest()) + "\n").getBytes(StandardCharsets.UTF_8));
        buffered.flush();
    }

    private void replace() throws IOException {
        try {
            Files.move(fresh, path, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException notHere) {
            Files.move(fresh, path, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** So that the file has its name after a loss of power, too; not all systems let one do this. */
    private void syncDirectory() {
        try (FileChannel directory = FileChannel.open(path.toAbsolutePath().getParent(), StandardOpenOption.READ)) {
            directory.force(true);
        } catch (IOException | UnsupportedOperationException unsupported) {
            // It is in its place for all who are running.
        }
    }

    /** The first line, whether or not the rest is as it should be. */
    String firstLine() throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
            StringBuilder line = new StringBuilder();
            for (int next = in.read(); next >= 0 && next != '\n' && line.length() < 100; next = in.read()) {
                line.append((char) next);
            }
            return line.toString();
        }
    }

    /** The lines without the checksum; a FormatException says that they are not those that were written. */
    List<String> read() throws IOException {
        long size = Files.size(path) - SEAL;
        if (size < 0) {
            throw new FormatException("its end is missing");
        }
        try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
            MessageDigest digest = digest();
            byte[] buffer = new byte[1 << 16];
            for (long left = size; left > 0;) {
                int count = in.readNBytes(buffer, 0, (int) Math.min(left, buffer.length));
                if (count == 0) {
                    throw new FormatException("its end is missing");
                }
                digest.update(buffer, 0, count);
                left -= count;
            }
            String seal = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
            if (!seal.startsWith(END) || !seal.endsWith("\n")) {
                throw new FormatException("its end is missing");
            }
            if (!seal.equals(END + HexFormat.of().formatHex(digest.digest()) + "\n")) {
                throw new FormatException("it is not as it was written");
            }
        }
        List<String> lines = new ArrayList<>();
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(Files.newInputStream(path), StandardCharsets.UTF_8.newDecoder()))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                lines.add(line);
            }
        }
        return lines.subList(0, lines.size() - 1);
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Why something could not be done, without the file's name. */
    static String reason(IOException failure) {
        if (failure instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (failure instanceof NoSuchFileException) {
            return "there is no such directory";
        }
        if (failure instanceof FileSystemException ofFile && ofFile.getReason() != null) {
            return ofFile.getReason();
        }
        return failure.getMessage() == null ? failure.toString() : failure.getMessage();
    }
}
