package corpus.counts;

import java.util.concurrent.atomic.AtomicIntegerArray;

/** The main thread moves an index on before it starts each thread, which writes where the index then is: (2N - 1)!!. */
//! count 2 3
//! count 3 15
//! count 4 105
//! count 5 945
public class Sigma {

    static volatile int index = -1;

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[Integer.parseInt(args[0])];
        AtomicIntegerArray cells = new AtomicIntegerArray(threads.length);
        for (int i = 0; i < threads.length; i++) {
            index = index + 1;
            threads[i] = new Thread(() -> cells.set(index, 1));
            threads[i].start();
        }
        Threads.join(threads);
    }
}
