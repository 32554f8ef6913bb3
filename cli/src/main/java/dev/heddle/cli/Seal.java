package dev.heddle.cli;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** A mark on a text that only who knows a secret can make: an HMAC with SHA-256. */
final class Seal {

    private static final String ALGORITHM = "HmacSHA256";
    private static final int SECRET_BYTES = 32;

    private final byte[] secret;

    private Seal(byte[] secret) {
        this.secret = secret;
    }

    /** One that nobody else can make. */
    static Seal fresh() {
        byte[] secret = new byte[SECRET_BYTES];
        new SecureRandom().nextBytes(secret);
        return new Seal(secret);
    }

    /** That with the secret {@code text}; an {@link IllegalArgumentException} if it is none. */
    static Seal of(String text) {
        byte[] secret = HexFormat.of().parseHex(text);
        if (secret.length != SECRET_BYTES) {
            throw new IllegalArgumentException("a secret has " + SECRET_BYTES + " bytes");
        }
        return new Seal(secret);
    }

    String secret() {
        return HexFormat.of().formatHex(secret);
    }

    /** The mark on {@code text}. */
    String on(String text) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(secret, ALGORITHM));
            return HexFormat.of().formatHex(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has " + ALGORITHM, e);
        }
    }

    /** True if {@code mark} is the one on {@code text}. */
    boolean isOn(String text, String mark) {
        return MessageDigest.isEqual(on(text).getBytes(StandardCharsets.UTF_8), mark.getBytes(StandardCharsets.UTF_8));
    }
}
