package corpus.counts;

/** The main thread reads and then writes N times while another writes N times: C(2N + 1, N). */
//! count 6 1716
public class BugAfterThousand {

    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        int writes = Integer.parseInt(args[0]);
        Runnable writer = () -> {
            for (int i = 0; i < writes; i++) {
                x = i;
            }
        };
        Thread[] threads = Threads.start(writer);
        int seen = x;
        writer.run();
        Threads.join(threads);
    }
}
