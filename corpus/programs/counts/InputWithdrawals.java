package corpus.counts;

import dev.heddle.Heddle;

/** Two withdrawals of any amount under a lock: two orders, and in each of them both, one, the other or none succeeds. */
//! count - 8
public class InputWithdrawals {

    static int balance;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        balance = 10;
        int[] amounts = {Heddle.anyInt("first"), Heddle.anyInt("second")};
        Threads.run(2, i -> {
            synchronized (lock) {
                if (balance >= amounts[i]) {
                    balance -= amounts[i];
                }
            }
        });
    }
}
