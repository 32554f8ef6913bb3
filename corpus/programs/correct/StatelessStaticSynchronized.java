package corpus.correct;

/** A static synchronized method of a class without static fields locks that class all the same: two orders. */
//! verdict VERIFIED
//! executions 2
//! stuck 2
public class StatelessStaticSynchronized {

    static class Box {
        int value;
    }

    static class Locked {
        static synchronized void increment(Box box) {
            box.value++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Box box = new Box();
        Thread first = new Thread(() -> Locked.increment(box));
        Thread second = new Thread(() -> Locked.increment(box));
        first.start();
        second.start();
        first.join();
        second.join();
        assert box.value == 2;
    }
}
