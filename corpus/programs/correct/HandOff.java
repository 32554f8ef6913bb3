package corpus.correct;

/** One thread waits in a loop for what another announces: either the announcement or the wait comes first. */
//! verdict VERIFIED
//! executions 2
public class HandOff {

    private boolean ready;
    private String message;

    public static void main(String[] args) throws InterruptedException {
        HandOff box = new HandOff();
        Thread receiver = new Thread(box::receive);
        receiver.start();
        box.send("hello");
        receiver.join();
    }

    private synchronized void send(String text) {
        message = text;
        ready = true;
        notify();
    }

    private synchronized void receive() {
        while (!ready) {
            try {
                wait();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
        assert message.equals("hello");
    }
}
