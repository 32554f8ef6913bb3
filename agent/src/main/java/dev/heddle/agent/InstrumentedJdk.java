package dev.heddle.agent;

import dev.heddle.cache.Keepsake;
import dev.heddle.runtime.Sites;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.SoftReference;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The JDK's classes as they were instrumented, by this run and by earlier ones.
 *
 * <p>What comes of a class of the JDK depends on nothing but its file, whether it is being loaded, the rest of the JDK, and Heddle. The last two are the key of the
 * {@linkplain Keepsake file} that runs leave to each other; of each class the whole file that was instrumented is in there, and is compared. So what another agent has changed,
 * or a patch of the JDK, is instrumented anew.
 */
final class InstrumentedJdk {

    /** More than all that the JDK has. */
    private static final int MOST_BYTES = 64 << 20;

    private static final int LOADING = 1;
    private static final int PLATFORM = 2;
    private static final int UNCHANGED = -1;
    /** How much is before the name of a class. */
    private static final int HEAD = 4 * Integer.BYTES;

    /**
     * A class in the file: from {@code begin} on as it was, and then as it has become, which has the size -1 if nothing was to be changed.
     *
     * @param next another one of the same name, or null
     */
    private record Entry(int flags, int begin, int size, int resultSize, Entry next) {
    }

    /** A class that was instrumented by this run. */
    private record Fresh(String name, int flags, byte[] original, byte[] result) {
    }

    /** Nothing if this run neither takes over anything nor leaves anything. */
    private final Optional<Keepsake> keepsake;
    /** The file, as long as nobody needs the memory. */
    private SoftReference<byte[]> file = new SoftReference<>(null);
    private SiteArchive sites = SiteArchive.EMPTY;
    private final Map<String, Entry> entries = new HashMap<>();
    private List<Fresh> fresh = new ArrayList<>();
    private long bytes;

    /** With what earlier runs have left in {@code keepsake}. */
    InstrumentedJdk(Optional<Keepsake> keepsake) {
        this.keepsake = keepsake;
        keepsake.flatMap(Keepsake::read).ifPresent(this::parse);
    }

    /** The sites in the classes that earlier runs have instrumented. */
    SiteArchive sites() {
        return sites;
    }

    private void parse(ByteBuffer content) {
        byte[] all = content.array();
        int at = content.arrayOffset();
        int end = at + content.limit();
        sites = SiteArchive.in(all, at);
        at = sites.end(at);
        bytes = end - at;
        file = new SoftReference<>(all);
        while (at < end) {
            int nameSize = SiteArchive.integer(all, at);
            int flags = SiteArchive.integer(all, at + 4);
            int size = SiteArchive.integer(all, at + 8);
            int resultSize = SiteArchive.integer(all, at + 12);
            int begin = at + HEAD + nameSize;
            String name = new String(all, at + HEAD, nameSize, StandardCharsets.UTF_8);
            entries.put(name, new Entry(flags, begin, size, resultSize, entries.get(name)));
            at = begin + size + Math.max(0, resultSize);
        }
    }

    /** What {@code instrumenter} makes, or has made in an earlier run, of the class {@code name}, which has the file {@code original}; null if nothing is to be changed. */
    byte[] instrument(String name, ClassLoader loader, boolean loading, byte[] original, ClassInstrumenter instrumenter) {
        int flags = (loading ? LOADING : 0) | (loader == null ? 0 : PLATFORM);
        byte[] all = file.get();
        for (Entry entry = entries.get(name); entry != null && all != null; entry = entry.next()) {
            int end = entry.begin() + entry.size();
            if (entry.flags() == flags && entry.size() == original.length && Arrays.equals(all, entry.begin(), end, original, 0, original.length)) {
                return entry.resultSize() == UNCHANGED ? null : Arrays.copyOfRange(all, end, end + entry.resultSize());
            }
        }
        byte[] result = instrumenter.instrument(original);
        if (keepsake.isPresent() && (all != null || entries.get(name) == null)) {
            add(new Fresh(name, flags, original, result));
        }
        return result;
    }

    private synchronized void add(Fresh one) {
        bytes += one.original().length + (one.result() == null ? 0 : one.result().length);
        if (bytes < MOST_BYTES) {
            fresh.add(one);
        }
    }

    /** Leaves to later runs what this one has instrumented, if it has. */
    synchronized void leave() {
        if (!fresh.isEmpty()) {
            List<Fresh> added = fresh;
            fresh = new ArrayList<>();
            keepsake.ifPresent(kept -> kept.update(before -> extended(before, added)));
        }
    }

    private static byte[] extended(Optional<ByteBuffer> before, List<Fresh> added) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        try {
            SiteArchive known = before.map(content -> SiteArchive.in(content.array(), content.arrayOffset())).orElse(SiteArchive.EMPTY);
            // Those of all classes that were added are there by now.
            known.extended(Sites.end()).write(all);
            before.ifPresent(content -> {
                int begin = known.end(content.arrayOffset());
                all.write(content.array(), begin, content.arrayOffset() + content.limit() - begin);
            });
            DataOutputStream out = new DataOutputStream(all);
            for (Fresh one : added) {
                byte[] name = one.name().getBytes(StandardCharsets.UTF_8);
                out.writeInt(name.length);
                out.writeInt(one.flags());
                out.writeInt(one.original().length);
                out.writeInt(one.result() == null ? UNCHANGED : one.result().length);
                out.write(name);
                out.write(one.original());
                if (one.result() != null) {
                    out.write(one.result());
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return all.toByteArray();
    }
}
