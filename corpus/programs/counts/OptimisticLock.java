package corpus.counts;

/** Two threads leave their name and a message, and go round at most N times until they find their own name still there. */
//! count 1 10
//! count 2 42
//! count 3 126
//! count 4 346
public class OptimisticLock {

    static volatile int last;
    static volatile int message;

    public static void main(String[] args) throws InterruptedException {
        int rounds = Integer.parseInt(args[0]);
        Threads.run(2, self -> {
            for (int i = 0; i < rounds; i++) {
                last = self;
                message = self;
                if (last == self) {
                    int seen = message;
                    return;
                }
            }
        });
    }
}
