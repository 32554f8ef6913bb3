package dev.heddle.scheduler.jdk;

import java.nio.Buffer;

/** {@link Buffer}: where the JIT checks indices its own way, nobody would see that it reads the limit. */
@Models(value = "java.nio.Buffer", intrinsic = "checkIndex")
public final class Buffers {

    private Buffers() {
    }

    public static int checkIndex(Buffer buffer, int index) {
        if (index < 0 || index >= buffer.limit()) {
            throw new IndexOutOfBoundsException();
        }
        return index;
    }
}
