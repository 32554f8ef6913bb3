package corpus.correct;

/** Who asks for the threads of a group gets those that run, in the groups below as well, and himself. */
//! verdict VERIFIED
//! executions 1
public class GroupLists {

    public static void main(String[] args) throws InterruptedException {
        ThreadGroup outer = new ThreadGroup("outer");
        ThreadGroup inner = new ThreadGroup(outer, "inner");
        Thread asking = new Thread(inner, () -> {
            Thread[] all = new Thread[3];
            assert outer.enumerate(all) == 1 && all[0] == Thread.currentThread();
            assert outer.enumerate(all, false) == 0 && outer.activeCount() == 1 && Thread.activeCount() == 1;
            assert Thread.getAllStackTraces().keySet().contains(Thread.currentThread());
        });
        Thread[] here = new Thread[8];
        assert contains(here, Thread.enumerate(here), Thread.currentThread());
        asking.start();
        asking.join();
        assert outer.activeCount() == 0 && contains(here, Thread.enumerate(here), Thread.currentThread());
    }

    private static boolean contains(Thread[] threads, int count, Thread wanted) {
        for (int i = 0; i < count; i++) {
            if (threads[i] == wanted) {
                return true;
            }
        }
        return false;
    }
}
