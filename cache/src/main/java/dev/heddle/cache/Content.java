package dev.heddle.cache;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.zip.CRC32;

/** What a file is to hold. */
public interface Content {

    InputStream open() throws IOException;

    /** A word that is another one for other content. */
    String id();

    /** True if {@code file} holds this and nothing else; all of it is looked at. */
    boolean isIn(Path file) throws IOException;

    static Content of(byte[] bytes) {
        return new Content() {
            @Override
            public InputStream open() {
                return new ByteArrayInputStream(bytes);
            }

            @Override
            public String id() {
                try {
                    return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes), 0, 16);
                } catch (NoSuchAlgorithmException e) {
                    throw new IllegalStateException("every Java has SHA-256", e);
                }
            }

            @Override
            public boolean isIn(Path file) throws IOException {
                return Files.size(file) == bytes.length && Arrays.equals(Files.readAllBytes(file), bytes);
            }
        };
    }

    /** Opens what is too large to be held in memory. */
    interface Source {

        InputStream open() throws IOException;
    }

    /** What {@code source} gives, of which size and CRC-32 are known, as they are of an entry of a jar. */
    static Content of(long size, long crc, Source source) {
        return new Content() {
            @Override
            public InputStream open() throws IOException {
                return source.open();
            }

            @Override
            public String id() {
                return Long.toHexString(crc) + "-" + Long.toHexString(size);
            }

            @Override
            public boolean isIn(Path file) throws IOException {
                return Files.size(file) == size && crcOf(file) == crc;
            }
        };
    }

    private static long crcOf(Path file) throws IOException {
        CRC32 crc = new CRC32();
        byte[] buffer = new byte[1 << 16];
        try (InputStream in = Files.newInputStream(file)) {
            for (int read; (read = in.read(buffer)) >= 0;) {
                crc.update(buffer, 0, read);
            }
        }
        return crc.getValue();
    }
}
