/** A buffer with room for one item. It wakes one of the threads that wait, and that can be the wrong one. */
public class Buffer {

    private String item;

    private synchronized void put(String value) {
        while (item != null) {
            await();
        }
        item = value;
        notify();
    }

    private synchronized String take() {
        while (item == null) {
            await();
        }
        String taken = item;
        item = null;
        notify();
        return taken;
    }

    private void await() {
        try {
            wait();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Buffer buffer = new Buffer();
        Thread ann = new Thread(buffer::take, "ann");
        Thread bob = new Thread(buffer::take, "bob");
        ann.start();
        bob.start();
        buffer.put("tea");
        buffer.put("coffee");
        ann.join();
        bob.join();
    }
}
