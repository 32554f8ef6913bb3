package family;

/** A driver that is stopped while a request comes in: the check and the count of pending requests are two steps. */
public final class Bluetooth {

    private volatile boolean stopping;
    private volatile boolean stopped;
    private int pending = 1;

    private void request() {
        if (stopping) {
            return;
        }
        enter();
        assert !stopped : "a request to a driver that has stopped";
        leave();
    }

    private void stop() {
        stopping = true;
        leave();
    }

    private synchronized void enter() {
        pending++;
    }

    private synchronized void leave() {
        if (--pending == 0) {
            stopped = true;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Bluetooth driver = new Bluetooth();
        new Crew().add(Integer.parseInt(args[0]), driver::request).add(1, driver::stop).run();
    }
}
