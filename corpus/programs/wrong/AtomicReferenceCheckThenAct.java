package corpus.wrong;

import java.util.concurrent.atomic.AtomicReference;

/** Two threads each make the only instance: six orders of a read and, if nothing is there, a write. */
//! verdict FOUND
//! executions 6
public class AtomicReferenceCheckThenAct {

    private static final AtomicReference<Object> INSTANCE = new AtomicReference<>();

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(AtomicReferenceCheckThenAct::get);
        other.start();
        Object mine = get();
        other.join();
        assert mine == INSTANCE.get(); //! finds assertion-failed
    }

    private static Object get() {
        Object instance = INSTANCE.get();
        if (instance == null) {
            instance = new Object();
            INSTANCE.set(instance);
        }
        return instance;
    }
}
