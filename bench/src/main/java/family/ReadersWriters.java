package family;

/** Readers are counted without a lock, so that a writer may come in with the last of them. */
public final class ReadersWriters {

    private int readers;
    private boolean writing;
    private volatile int value;

    private void read() {
        synchronized (this) {
            while (writing) {
                Crew.await(this);
            }
        }
        readers++;
        int before = value;
        assert value == before : "the value changed under a reader";
        synchronized (this) {
            readers--;
            notifyAll();
        }
    }

    private void write() {
        synchronized (this) {
            while (writing || readers > 0) {
                Crew.await(this);
            }
            writing = true;
        }
        value++;
        synchronized (this) {
            writing = false;
            notifyAll();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int each = Integer.parseInt(args[0]);
        ReadersWriters room = new ReadersWriters();
        new Crew().add(each, room::read).add(each, room::write).run();
    }
}
