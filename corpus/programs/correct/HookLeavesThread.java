package corpus.correct;

/** When the hooks are over, so is the program: nobody waits for a thread that one of them has started. */
//! verdict VERIFIED
public class HookLeavesThread {

    public static void main(String[] args) {
        Object forEver = new Object();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> new Thread(() -> {
            synchronized (forEver) {
                try {
                    forEver.wait();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        }).start()));
    }
}
