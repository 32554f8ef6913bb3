package corpus.counts;

/** A producer and a consumer of two items. */
//! count - 8
public class SlotTwoItems {

    public static void main(String[] args) throws InterruptedException {
        Slot slot = new Slot(false);
        Threads.run(() -> {
            slot.put();
            slot.put();
        }, () -> {
            slot.take();
            slot.take();
        });
    }
}
