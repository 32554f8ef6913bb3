package dev.heddle.scheduler.world;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Where the program prints to: nowhere, or, while an execution is recorded, into memory. */
final class ProgramOutput {

    private static final int MOST = 1 << 16;

    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
    private final PrintStream out = new Output(new Sink());
    private final PrintStream err = new Output(new Sink());
    private boolean recording;
    private boolean overflowed;

    PrintStream out() {
        return out;
    }

    PrintStream err() {
        return err;
    }

    void begin(boolean record) {
        recording = record;
        overflowed = false;
        kept.reset();
    }

    String text() {
        return kept.toString(StandardCharsets.UTF_8) + (overflowed ? "\n(more was printed than is kept)" : "");
    }

    /** A class of ours: what is printed does not concern other threads. */
    private static final class Output extends PrintStream {

        Output(OutputStream sink) {
            super(sink, true, StandardCharsets.UTF_8);
        }
    }

    private final class Sink extends OutputStream {

        @Override
        public void write(int b) {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) {
            if (recording) {
                int room = Math.min(length, MOST - kept.size());
                kept.write(bytes, offset, room);
                overflowed |= room < length;
            }
        }
    }
}
