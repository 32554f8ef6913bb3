package corpus.correct;

/** Threads without a name are numbered anew in every execution, and identity, name and priority are the thread's own. */
//! verdict VERIFIED
//! executions 2
public class ThreadNames {

    private static int total;

    public static void main(String[] args) throws InterruptedException {
        assert Thread.currentThread().getName().equals("main");
        Thread first = new Thread(() -> check("Thread-0"));
        Thread second = new Thread(() -> check("Thread-1"));
        Thread renamed = new Thread(() -> {
        }, "before");
        renamed.setName("after");
        assert renamed.getName().equals("after");
        assert first.getName().equals("Thread-0") && second.getName().equals("Thread-1");
        first.setPriority(Thread.MAX_PRIORITY);
        assert first.getPriority() == Thread.MAX_PRIORITY && second.getPriority() == Thread.NORM_PRIORITY;
        assert first.getId() != second.getId();
        first.start();
        second.start();
        first.join();
        second.join();
        assert total == 2;
    }

    private static synchronized void check(String name) {
        assert Thread.currentThread().getName().equals(name) : Thread.currentThread().getName();
        total++;
    }
}
