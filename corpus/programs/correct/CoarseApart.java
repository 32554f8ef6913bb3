package corpus.correct;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Formatter;
import java.util.zip.CRC32;

/** Digests, checksums and formats that no two threads share concern nobody else. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class CoarseApart {

    public static void main(String[] args) throws Exception {
        Runnable work = () -> {
            CRC32 sum = new CRC32();
            sum.update(new byte[] {1, 2});
            try {
                assert MessageDigest.getInstance("MD5").digest(new byte[4]).length == 16;
            } catch (NoSuchAlgorithmException impossible) {
                throw new AssertionError(impossible);
            }
            assert new Formatter().format("%d", sum.getValue()).toString().length() > 3;
        };
        Thread one = new Thread(work);
        Thread other = new Thread(work);
        one.start();
        other.start();
        one.join();
        other.join();
    }
}
