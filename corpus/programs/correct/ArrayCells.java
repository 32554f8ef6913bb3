package corpus.correct;

/** Each of two threads writes a cell of its own in one array, which is no race: two orders. */
//! verdict VERIFIED
//! executions 2
public class ArrayCells {

    public static void main(String[] args) throws InterruptedException {
        byte[] cells = new byte[2];
        Thread first = new Thread(() -> cells[0] = 1);
        Thread second = new Thread(() -> cells[1] = 2);
        first.start();
        second.start();
        first.join();
        second.join();
        assert cells[0] == 1 && cells[1] == 2;
    }
}
