package corpus.counts;

/** A producer and a consumer of one item. */
//! count - 2
public class SlotOneItem {

    public static void main(String[] args) throws InterruptedException {
        Slot slot = new Slot(true);
        Threads.run(slot::put, slot::take);
    }
}
