package family;

/** Passengers and seats of a small plane: those who wait ask once, and wait for whatever wakes them. */
public final class Piper {

    private static final int PLACES = 2;

    private int filled;

    private synchronized void fill() {
        if (filled == PLACES) {
            Crew.await(this);
        }
        assert filled < PLACES : "a place for two";
        filled++;
        notify();
    }

    private synchronized void empty() {
        if (filled == 0) {
            Crew.await(this);
        }
        assert filled > 0 : "nobody to take out";
        filled--;
        notify();
    }

    public static void main(String[] args) throws InterruptedException {
        int each = Integer.parseInt(args[0]);
        Piper piper = new Piper();
        new Crew().add(each, piper::fill).add(each, piper::empty).run();
    }
}
