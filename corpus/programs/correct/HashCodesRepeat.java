package corpus.correct;

/** What a thread does depends on identity hash codes and on the text of plain objects, which are the same in every execution. */
//! verdict VERIFIED
public class HashCodesRepeat {

    private static volatile int last;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread first = new Thread(() -> write(System.identityHashCode(lock)));
        Thread second = new Thread(() -> {
            write(new Object().hashCode());
            write(new int[3].hashCode());
            write(new Object().toString().charAt(17));
            write(Thread.currentThread().hashCode());
        });
        first.start();
        second.start();
        write(lock.hashCode());
        first.join();
        second.join();
        assert lock.hashCode() == System.identityHashCode(lock);
    }

    private static void write(int number) {
        if ((number & 1) == 0) {
            last = number;
        }
        if ((number & 2) == 0) {
            last = -number;
        }
    }
}
