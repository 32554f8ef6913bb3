package corpus.correct;

/** A thread that asks for a large stack may go deep: 30,000 calls, with an operation in each that others can see. */
//! verdict VERIFIED
//! search dpor
//! steps 1000000
public class LargeStack {

    private static volatile int calls;

    private static int down(int left) {
        calls++;
        return left == 0 ? 0 : down(left - 1) + 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread deep = new Thread(null, () -> down(30_000), "deep", 512 << 20);
        deep.start();
        deep.join();
        assert calls == 30_001;
    }
}
