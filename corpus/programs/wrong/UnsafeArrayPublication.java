package corpus.wrong;

/** An array is filled and then stored in a plain field, where another thread looks for it. */
//! verdict FOUND
//! executions 2
//! finds data-race
public class UnsafeArrayPublication {

    private static int[] data;

    public static void main(String[] args) throws InterruptedException {
        Thread publisher = new Thread(() -> {
            int[] filled = new int[2];
            filled[0] = 1;
            data = filled; //! finds data-race
        });
        publisher.start();
        int[] seen = data; //! finds data-race
        int first = seen == null ? 1 : seen[0];
        publisher.join();
    }
}
