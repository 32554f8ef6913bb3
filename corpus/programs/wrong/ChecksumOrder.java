package corpus.wrong;

import java.util.zip.CRC32;

/** A checksum depends on who comes first, although each call is made with a lock. */
//! verdict FOUND
//! search dpor
public class ChecksumOrder {

    public static void main(String[] args) throws Exception {
        CRC32 sum = new CRC32();
        CRC32 expected = new CRC32();
        expected.update(1);
        expected.update(2);
        Thread thread = new Thread(() -> {
            synchronized (sum) {
                sum.update(2);
            }
        });
        thread.start();
        synchronized (sum) {
            sum.update(1);
        }
        thread.join();
        assert sum.getValue() == expected.getValue(); //! finds assertion-failed
    }
}
