package corpus.wrong;

import java.lang.ref.ReferenceQueue;

/** A thread waits for the garbage collector, which nobody controls. */
//! verdict UNSUPPORTED
public class ReferenceAwaited {

    public static void main(String[] args) throws InterruptedException {
        new ReferenceQueue<Object>().remove();
    }
}
