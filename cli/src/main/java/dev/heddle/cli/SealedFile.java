package dev.heddle.cli;

import dev.heddle.model.FormatException;
import dev.heddle.report.WholeFile;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** Lines of text in a {@link WholeFile} whose last line is their checksum, so that it is noticed if any of it is missing or another. */
final class SealedFile {

    private static final String END = "end ";
    private static final int DIGITS = 64;
    private static final int SEAL = END.length() + DIGITS + 1;

    private final Path path;
    private final WholeFile file;

    SealedFile(Path path) {
        this.path = path;
        this.file = new WholeFile(path);
    }

    /** Does all that is needed to write it, but for that; an exception says why it could not be written. */
    void probe() throws IOException {
        if (Files.isDirectory(path)) {
            throw new FileSystemException(path.toString(), null, "it is a directory");
        }
        if (Files.exists(path) && !Files.isWritable(path)) {
            throw new AccessDeniedException(path.toString());
        }
        file.probe();
    }

    void write(List<String> lines) throws IOException {
        file.write(out -> seal(lines, out));
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
}
