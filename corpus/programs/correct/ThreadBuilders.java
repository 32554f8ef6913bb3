package corpus.correct;

import java.util.concurrent.ThreadFactory;

/** Threads from builders and factories, platform and virtual, with names that are counted. */
//! verdict VERIFIED
//! jdk 21
//! executions 6
public class ThreadBuilders {

    private static int ran;

    public static void main(String[] args) throws InterruptedException {
        Thread.Builder.OfPlatform builder = Thread.ofPlatform().name("worker-", 1).daemon(true);
        Thread first = builder.unstarted(ThreadBuilders::run);
        Thread second = builder.start(ThreadBuilders::run);
        assert first.getName().equals("worker-1") && second.getName().equals("worker-2");
        assert first.isDaemon() && !first.isVirtual() && first.getState() == Thread.State.NEW;
        ThreadFactory factory = Thread.ofVirtual().name("virtual-", 0).factory();
        Thread third = factory.newThread(ThreadBuilders::run);
        assert third.getName().equals("virtual-0") && third.isVirtual();
        first.start();
        third.start();
        first.join();
        second.join();
        third.join();
        assert ran == 3;
    }

    private static synchronized void run() {
        ran++;
    }
}
