package corpus.wrong;

import java.security.MessageDigest;

/** A digest is fed by two threads. */
//! verdict FOUND
//! search dpor
public class DigestShared {

    public static void main(String[] args) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("MD5");
        Thread thread = new Thread(() -> digest.update((byte) 1));
        thread.start();
        digest.update((byte) 2); //! finds data-race
        thread.join();
    }
}
