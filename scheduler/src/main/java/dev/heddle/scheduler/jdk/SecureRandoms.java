package dev.heddle.scheduler.jdk;

import dev.heddle.scheduler.Models;
import dev.heddle.scheduler.ProgramThread;
import java.security.SecureRandom;

/** {@link SecureRandom}: repeatable under control, like every other source of randomness. */
@Models("java.security.SecureRandom")
public final class SecureRandoms {

    private SecureRandoms() {
    }

    public static void nextBytes(SecureRandom self, byte[] bytes) {
        ProgramThread current = ProgramThread.current();
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (current.nextRandom() >>> 32);
        }
    }

    public static byte[] generateSeed(SecureRandom self, int length) {
        byte[] seed = new byte[length];
        nextBytes(self, seed);
        return seed;
    }
}
