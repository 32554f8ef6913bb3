package dev.heddle.model;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;

/**
 * Traces as bytes: a line that names the format and its version, what {@link TraceWriter} writes, and a checksum of all that.
 *
 * <p>Everything of a trace is written, and reading gives an equal one. What was written by another version, or is damaged, is refused.
 */
public final class TraceCodec {

    private static final String MAGIC = "heddle-trace";
    private static final int VERSION = 3;
    private static final byte[] HEADER = (MAGIC + " " + VERSION + "\n").getBytes(StandardCharsets.US_ASCII);
    private static final int CHECKSUM = 4;

    private TraceCodec() {
    }

    public static byte[] write(Trace trace) {
        byte[] body = TraceWriter.write(trace);
        int end = HEADER.length + body.length;
        byte[] bytes = Arrays.copyOf(HEADER, end + CHECKSUM);
        System.arraycopy(body, 0, bytes, HEADER.length, body.length);
        int sum = checksum(bytes, end);
        for (int i = 0; i < CHECKSUM; i++) {
            bytes[end + i] = (byte) (sum >>> 8 * i);
        }
        return bytes;
    }

    /** The trace that {@link #write} has written; throws a {@link FormatException} if these are other bytes. */
    public static Trace read(byte[] bytes) {
        checkHeader(bytes);
        int end = bytes.length - CHECKSUM;
        int sum = 0;
        for (int i = 0; i < CHECKSUM && end >= HEADER.length; i++) {
            sum |= (bytes[end + i] & 0xff) << 8 * i;
        }
        if (end < HEADER.length || sum != checksum(bytes, end)) {
            throw new FormatException("the trace is damaged: its checksum is not that of its bytes");
        }
        try {
            return TraceReader.read(bytes, HEADER.length, end);
        } catch (IllegalArgumentException e) {
            throw new FormatException("the trace is damaged: " + e.getMessage());
        }
    }

    private static void checkHeader(byte[] bytes) {
        if (Arrays.equals(HEADER, Arrays.copyOf(bytes, HEADER.length))) {
            return;
        }
        String first = new String(bytes, 0, Math.min(bytes.length, 2 * HEADER.length), StandardCharsets.ISO_8859_1);
        int line = first.indexOf('\n');
        if (line < 0 || !first.startsWith(MAGIC + " ")) {
            throw new FormatException("this is not a trace: it does not begin with '" + MAGIC + " " + VERSION + "'");
        }
        throw new FormatException("the trace has format version " + first.substring(MAGIC.length() + 1, line) + ", this Heddle reads version " + VERSION);
    }

    private static int checksum(byte[] bytes, int end) {
        CRC32 sum = new CRC32();
        sum.update(bytes, 0, end);
        return (int) sum.getValue();
    }
}
