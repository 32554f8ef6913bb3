package corpus.wrong;

/** An object is found by its class; two threads count in it. */
//! verdict FOUND
//! search dpor
//! finds assertion-failed, data-race
public class KeptByClassValue {

    private static final ClassValue<int[]> COUNTERS = new ClassValue<>() {
        @Override
        protected int[] computeValue(Class<?> type) {
            return new int[1];
        }
    };

    public static void main(String[] args) throws Exception {
        Runnable work = () -> COUNTERS.get(String.class)[0]++;
        Thread one = new Thread(work);
        Thread other = new Thread(work);
        one.start();
        other.start();
        one.join();
        other.join();
        assert COUNTERS.get(String.class)[0] == 2;
    }
}
