package family;

/** A buffer of one place that wakes one thread, which may be one of the wrong kind. */
public final class BoundedBuffer {

    private boolean full;

    private synchronized void put() {
        while (full) {
            Crew.await(this);
        }
        full = true;
        notify();
    }

    private synchronized void take() {
        while (!full) {
            Crew.await(this);
        }
        full = false;
        notify();
    }

    public static void main(String[] args) throws InterruptedException {
        int pairs = Integer.parseInt(args[0]);
        BoundedBuffer buffer = new BoundedBuffer();
        new Crew().add(pairs, buffer::put).add(pairs, buffer::take).run();
    }
}
