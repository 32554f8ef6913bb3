package corpus.correct;

import java.lang.ref.Cleaner;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/** When something is collected does not depend on the schedule; within an execution it is not. */
//! verdict VERIFIED
//! search dpor
//! executions 2
public class WeakReferencesStay {

    private static int count;

    public static void main(String[] args) throws InterruptedException {
        Map<Object, String> cache = new WeakHashMap<>();
        cache.put(new Object(), "one");
        WeakReference<byte[]> weak = new WeakReference<>(new byte[1000]);
        SoftReference<byte[]> soft = new SoftReference<>(new byte[1000]);
        AtomicBoolean cleaned = new AtomicBoolean();
        Cleaner.create().register(new Object(), () -> cleaned.set(true));
        Thread thread = new Thread(() -> {
            synchronized (WeakReferencesStay.class) {
                count++;
            }
        });
        thread.start();
        for (int i = 0; i < 5; i++) {
            System.gc();
        }
        synchronized (WeakReferencesStay.class) {
            count++;
        }
        thread.join();
        assert cache.size() == 1;
        assert weak.get() != null;
        assert soft.get() != null;
        assert !cleaned.get();
    }
}
