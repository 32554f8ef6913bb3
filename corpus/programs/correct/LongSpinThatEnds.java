package corpus.correct;

/** A thread that spins for a counted number of rounds, and then gives up, is not stuck. */
//! verdict VERIFIED
//! search dfs
//! steps 20000
public class LongSpinThatEnds {

    private static volatile boolean flag;

    public static void main(String[] args) throws InterruptedException {
        Thread spinner = new Thread(() -> {
            int rounds = 0;
            while (!flag && rounds < 50) {
                rounds++;
            }
            assert flag || rounds == 50;
        });
        spinner.start();
        flag = true;
        spinner.join();
    }
}
