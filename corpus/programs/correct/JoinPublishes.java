package corpus.correct;

/** What a thread wrote is seen by whoever has joined it, without any other synchronisation. */
//! verdict VERIFIED
//! executions 1
public class JoinPublishes {

    private static int data;
    private static int[] array;

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> {
            data = 42;
            array = new int[] {1, 2, 3};
        });
        writer.start();
        writer.join();
        assert data == 42 && array[2] == 3;
    }
}
