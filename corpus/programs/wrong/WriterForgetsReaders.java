package corpus.wrong;

/** A writer waits for other writers only, and so writes while somebody reads. */
//! verdict FOUND
//! all
public class WriterForgetsReaders {

    private int readers;
    private boolean writing;
    private int left;
    private int right;

    public static void main(String[] args) throws InterruptedException {
        WriterForgetsReaders room = new WriterForgetsReaders();
        Thread writer = new Thread(room::write);
        Thread reader = new Thread(room::read);
        writer.start();
        reader.start();
        writer.join();
        reader.join();
    }

    private void write() {
        synchronized (this) {
            while (writing) {
                await();
            }
            writing = true;
        }
        left++; //! finds data-race
        right++; //! finds data-race
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
        int seenLeft = left; //! finds data-race
        int seenRight = right; //! finds data-race
        assert seenLeft == seenRight; //! finds assertion-failed
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
