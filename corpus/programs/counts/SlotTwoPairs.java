package corpus.counts;

/** Two producers and two consumers: a notification can reach one who has no use for it. */
//! count notifyAll 80 0
//! count notify 80 8
public class SlotTwoPairs {

    public static void main(String[] args) throws InterruptedException {
        Slot slot = new Slot(args[0].equals("notifyAll"));
        Threads.run(slot::put, slot::put, slot::take, slot::take);
    }
}
