package dev.heddle.cli;

import dev.heddle.cache.Cache;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** The witnesses that this user has made: a list of their checksums, where nobody else can write. So no file can say of itself that it is one of them. */
final class MadeHere {

    private static final String LIST = "witnesses";
    /** Of so many, the older half is forgotten. */
    private static final int MOST = 20_000;

    private MadeHere() {
    }

    /** Remembers a witness. If that is not possible, it will be taken for somebody else's. */
    static void add(String witness) {
        Cache.ofUser().directory().ifPresent(directory -> {
            try {
                Path list = directory.resolve(LIST);
                List<String> known = read(list);
                if (known.size() >= MOST) {
                    Files.write(list, known.subList(known.size() / 2, known.size()));
                }
                Files.writeString(list, checksum(witness) + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            } catch (IOException e) {
                // There is no room; whoever replays it is asked.
            }
        });
    }

    static boolean contains(String witness) {
        return Cache.ofUser().directory().map(directory -> {
            try {
                return read(directory.resolve(LIST)).contains(checksum(witness));
            } catch (IOException e) {
                return false;
            }
        }).orElse(false);
    }

    private static List<String> read(Path list) throws IOException {
        return Files.exists(list) ? Files.readAllLines(list, StandardCharsets.ISO_8859_1) : List.of();
    }

    private static String checksum(String witness) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(witness.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
