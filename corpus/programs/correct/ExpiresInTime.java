package corpus.correct;

/** What is older than ten milliseconds is not given out. */
//! patient
//! search auto
//! verdict VERIFIED
public class ExpiresInTime {

    static class Cache {

        private String value;
        private long written;

        synchronized void put(String newValue) {
            value = newValue;
            written = System.nanoTime();
        }

        synchronized String get() {
            return System.nanoTime() - written < 10_000_000 ? value : null;
        }
    }

    public static void main(String[] args) throws Exception {
        Cache cache = new Cache();
        Thread writer = new Thread(() -> cache.put("tea"));
        writer.start();
        writer.join();
        assert cache.get() != null;
        Thread.sleep(20);
        assert cache.get() == null;
    }
}
