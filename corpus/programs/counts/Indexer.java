package corpus.counts;

import java.util.concurrent.atomic.AtomicIntegerArray;

/** Each thread puts four numbers into one hash table; from twelve threads on they collide: 8^(N - 11). */
//! count 11 1
//! count 12 8
//! count 13 64
//! count 14 512
//! slow 15 4096
public class Indexer {

    private static final int SIZE = 128;

    public static void main(String[] args) throws InterruptedException {
        AtomicIntegerArray table = new AtomicIntegerArray(SIZE);
        Threads.run(Integer.parseInt(args[0]), thread -> {
            for (int i = 1; i <= 4; i++) {
                int word = i * 11 + thread;
                int hash = word * 7 % SIZE;
                while (!table.compareAndSet(hash, 0, word)) {
                    hash = (hash + 1) % SIZE;
                }
            }
        });
    }
}
