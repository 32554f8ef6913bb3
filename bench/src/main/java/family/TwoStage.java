package family;

/** Two variables that belong together, each under a lock of its own. */
public final class TwoStage {

    private final Object first = new Object();
    private final Object second = new Object();
    private int one;
    private int two;

    private void write() {
        synchronized (first) {
            one = 1;
        }
        synchronized (second) {
            two = one + 1;
        }
    }

    private void read() {
        int seen;
        synchronized (first) {
            if (one == 0) {
                return;
            }
            seen = one;
        }
        synchronized (second) {
            assert two == seen + 1 : "the second stage is missing";
        }
    }

    public static void main(String[] args) throws InterruptedException {
        TwoStage stages = new TwoStage();
        new Crew().add(Integer.parseInt(args[0]) - 1, stages::write).add(1, stages::read).run();
    }
}
