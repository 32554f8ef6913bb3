package corpus.correct;

/** A lease that nobody renews is taken by another when it has expired. */
//! verdict VERIFIED
//! search dpor
//! patient
public class LeaseTaken {

    private static String owner;
    private static long expires;

    private static synchronized boolean take(String who) {
        long now = System.currentTimeMillis();
        if (owner != null && now < expires) {
            return false;
        }
        owner = who;
        expires = now + 200;
        return true;
    }

    public static void main(String[] args) throws InterruptedException {
        assert take("first");
        Thread second = new Thread(() -> {
            try {
                while (!take("second")) {
                    Thread.sleep(60);
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        second.start();
        second.join();
        assert owner.equals("second");
    }
}
