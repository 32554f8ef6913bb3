package corpus.counts;

/** Two consumers of one item: one of them waits for ever. */
//! count notifyAll 10 10
//! count notify 10 10
public class SlotHungry {

    public static void main(String[] args) throws InterruptedException {
        Slot slot = new Slot(args[0].equals("notifyAll"));
        Threads.run(slot::put, slot::take, slot::take);
    }
}
