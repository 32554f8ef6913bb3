package corpus.correct;

/** Readers and writers keep each other out by a monitor that counts them. */
//! verdict VERIFIED
public class ReadersWriters {

    private int readers;
    private boolean writing;
    private int left;
    private int right;

    public static void main(String[] args) throws InterruptedException {
        ReadersWriters room = new ReadersWriters();
        Thread writer = new Thread(room::write);
        Thread reader = new Thread(room::read);
        writer.start();
        reader.start();
        writer.join();
        reader.join();
        assert room.left == 1 && room.right == 1;
    }

    private void write() {
        synchronized (this) {
            while (writing || readers > 0) {
                await();
            }
            writing = true;
        }
        left++;
        right++;
        synchronized (this) {
            writing = false;
            notifyAll();
        }
    }

    private void read() {
        synchronized (this) {
            while (writing) {
                await();
            }
            readers++;
        }
        assert left == right;
        synchronized (this) {
            readers--;
            notifyAll();
        }
    }

    private void await() {
        try {
            wait();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
