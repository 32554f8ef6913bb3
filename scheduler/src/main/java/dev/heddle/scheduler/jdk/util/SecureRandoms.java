package dev.heddle.scheduler.jdk.util;

import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.thread.InstrumentedThread;
import java.security.SecureRandom;

/** {@link SecureRandom}: repeatable under control, like every other source of randomness. */
@Models("java.security.SecureRandom")
public final class SecureRandoms {

    private SecureRandoms() {
    }

    public static void nextBytes(SecureRandom self, byte[] bytes) {
        InstrumentedThread current = InstrumentedThread.current();
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (current.determinism().nextRandom() >>> 32);
        }
    }

    public static byte[] generateSeed(SecureRandom self, int length) {
        byte[] seed = new byte[length];
        nextBytes(self, seed);
        return seed;
    }
}
