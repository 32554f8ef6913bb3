package corpus.correct;

/** What an execution leaves in thread locals and handlers is not there in the next: three orders of two pairs of steps. */
//! verdict VERIFIED
public class FreshThreadState {

    private static final ThreadLocal<Integer> LOCAL = ThreadLocal.withInitial(() -> 0);
    private static final InheritableThreadLocal<String> INHERITED = new InheritableThreadLocal<>();
    private static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        assert LOCAL.get() == 0 && INHERITED.get() == null;
        assert Thread.getDefaultUncaughtExceptionHandler() == null;
        assert Thread.currentThread().getName().equals("main") && Thread.currentThread().getPriority() == Thread.NORM_PRIORITY;
        assert !Thread.currentThread().isInterrupted();
        LOCAL.set(7);
        INHERITED.set("parent");
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> { });
        Thread.currentThread().setName("renamed");
        Thread.currentThread().setPriority(Thread.MAX_PRIORITY);
        Thread child = new Thread(() -> {
            assert LOCAL.get() == 0 && INHERITED.get().equals("parent");
            LOCAL.set(8);
            x++;
        });
        child.start();
        int seen = x;
        child.join();
        assert LOCAL.get() == 7;
        Thread.currentThread().interrupt();
    }
}
