package corpus.wrong;

import java.lang.ref.SoftReference;

/** A soft reference is emptied by the program between two looks at it. */
//! verdict FOUND
//! search dpor
//! finds uncaught-exception, data-race
public class SoftReferenceCleared {

    public static void main(String[] args) throws Exception {
        SoftReference<String> reference = new SoftReference<>("text");
        Thread thread = new Thread(reference::clear);
        thread.start();
        if (reference.get() != null) {
            assert reference.get().length() == 4;
        }
        thread.join();
    }
}
