/** Like Buffer, but it wakes all threads that wait, and each of them looks whether it is its turn. */
public class FixedBuffer {

    private String item;

    private synchronized void put(String value) {
        while (item != null) {
            await();
        }
        item = value;
        notifyAll();
    }

    private synchronized String take() {
        while (item == null) {
            await();
        }
        String taken = item;
        item = null;
        notifyAll();
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
        FixedBuffer buffer = new FixedBuffer();
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
