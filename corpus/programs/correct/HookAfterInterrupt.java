package corpus.correct;

import dev.heddle.Heddle;

/** Whoever ends the program waits for the hooks, even if it was interrupted. */
//! verdict VERIFIED
//! search dpor
public class HookAfterInterrupt {

    private static volatile int open = 1;

    public static void main(String[] args) {
        Heddle.eventually("closed");
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            open = 0;
            Heddle.event("closed");
        }));
        Thread main = Thread.currentThread();
        new Thread(main::interrupt).start();
        System.exit(open);
    }
}
