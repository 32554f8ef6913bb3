package corpus.counts;

import java.util.concurrent.atomic.AtomicIntegerArray;

/** Each of several makes its cell one more than that before it; one looks for the last zero: (N + 3) 2^(N - 2). */
//! count 1 2
//! count 2 5
//! count 3 12
//! count 4 28
//! count 5 64
//! count 10 3328
//! slow 12 15360
public class LastZero {

    public static void main(String[] args) throws InterruptedException {
        int size = Integer.parseInt(args[0]);
        AtomicIntegerArray cells = new AtomicIntegerArray(size + 1);
        Threads.run(size + 1, i -> {
            if (i > 0) {
                cells.set(i, cells.get(i - 1) + 1);
            } else {
                int at = size;
                while (cells.get(at) != 0) {
                    at--;
                }
            }
        });
    }
}
