package dev.heddle.cache;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import java.util.zip.CRC32;

/**
 * What runs have made with some effort and leave to later ones, in a file of the cache. It may be gone at any time, and nothing depends on it: whoever cannot read it makes it again, and where
 * it cannot be written, nothing is said.
 *
 * <p>The file begins with the text of its key, all of which is compared, and ends with a checksum: what was made from something else, or is damaged, is not read.
 */
public final class Keepsake {

    static final String SUFFIX = ".kept";

    private static final int LENGTH = 4;
    private static final int CHECKSUM = 8;
    /** No checksum. */
    private static final long NOTHING = -1;

    private final Cache cache;
    private final Path file;
    private final byte[] key;
    /** The checksum of the file as it was read or written last. */
    private long seen = NOTHING;

    /** That of {@code cache} which was made from all that {@code key} tells. */
    public Keepsake(Cache cache, String name, byte[] key) {
        this.cache = cache;
        this.key = key;
        this.file = cache.directory().map(directory -> directory.resolve(Long.toHexString(checksum(key, key.length)) + "-" + name + SUFFIX)).orElse(null);
    }

    /** What earlier runs have left. */
    public synchronized Optional<ByteBuffer> read() {
        try {
            Optional<ByteBuffer> content = file != null && Files.isRegularFile(file) ? content(Files.readAllBytes(file)) : Optional.empty();
            seen = content.map(Keepsake::checksumAfter).orElse(NOTHING);
            if (content.isPresent()) {
                Cache.used(file);
            }
            return content;
        } catch (IOException | OutOfMemoryError e) {
            return Optional.empty();
        }
    }

    private Optional<ByteBuffer> content(byte[] bytes) {
        int begin = LENGTH + key.length;
        int end = bytes.length - CHECKSUM;
        if (end < begin) {
            return Optional.empty();
        }
        ByteBuffer all = ByteBuffer.wrap(bytes);
        return all.getInt(0) == key.length && Arrays.equals(bytes, LENGTH, begin, key, 0, key.length) && all.getLong(end) == checksum(bytes, end)
                ? Optional.of(all.slice(begin, end - begin)) : Optional.empty();
    }

    private static long checksumAfter(ByteBuffer content) {
        return ByteBuffer.wrap(content.array()).getLong(content.array().length - CHECKSUM);
    }

    /**
     * Leaves to later runs what {@code change} makes of what earlier ones have left, unless another run has done so since this one has read or written it the last time: none undoes what another has
     * done.
     */
    public synchronized void update(Function<Optional<ByteBuffer>, byte[]> change) {
        if (file == null) {
            return;
        }
        try {
            cache.underLock(() -> {
                long before = seen;
                Optional<ByteBuffer> now = read();
                if (seen == NOTHING || seen == before) {
                    cache.removeOld();
                    byte[] all = sealed(change.apply(now));
                    cache.put(file, unfinished -> write(all, unfinished));
                    seen = checksumAfter(ByteBuffer.wrap(all));
                }
            });
        } catch (IOException | OutOfMemoryError e) {
            // A later run may be able to.
        }
    }

    private byte[] sealed(byte[] content) {
        byte[] all = ByteBuffer.allocate(LENGTH + key.length + content.length + CHECKSUM).putInt(key.length).put(key).put(content).array();
        ByteBuffer.wrap(all).putLong(all.length - CHECKSUM, checksum(all, all.length - CHECKSUM));
        return all;
    }

    private static void write(byte[] bytes, Path file) throws IOException {
        try (OutputStream out = Files.newOutputStream(file)) {
            out.write(bytes);
        }
    }

    private static long checksum(byte[] bytes, int end) {
        CRC32 crc = new CRC32();
        crc.update(bytes, 0, end);
        return crc.getValue();
    }
}
