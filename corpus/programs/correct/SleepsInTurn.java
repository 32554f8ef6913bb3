package corpus.correct;

/** Who sleeps for a shorter time is done first. */
//! patient
//! search auto
//! verdict VERIFIED
public class SleepsInTurn {

    public static void main(String[] args) throws Exception {
        StringBuffer order = new StringBuffer();
        for (int i = 3; i > 0; i--) {
            int number = i;
            new Thread(() -> {
                try {
                    Thread.sleep(10 * number);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
                order.append(number);
            }).start();
        }
        Thread.sleep(1_000);
        assert order.toString().equals("123") : order;
    }
}
