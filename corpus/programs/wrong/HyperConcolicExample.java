package corpus.wrong;

import dev.heddle.Heddle;

/** An input and a variable that both threads write decide who writes another one: the example of hyperconcolic testing. */
public class HyperConcolicExample {
    int x, y;
    String out = "-";
    void a() {
        x = 6; //! finds data-race
        if (y < 4) {
            out = "a"; //! finds data-race
        }
    }
    void b() {
        x = 2; //! finds data-race
        if (y * y + 5 < x * x) { //! finds data-race
            out = "b"; //! finds data-race
        }
    }

    // The write in a comes before, between or after the three accesses of x in b. Before and after, x * x is 4 and only a writes
    // out, if y < 4: 2 classes each. Between, x * x is 36 or 12: both write out in two orders, one does, or none: 4 classes each.
    //! verdict FOUND
    //! search dpor
    //! executions 12
    //! pairs 10/16 10/17 12/18
    public static void main(String[] args) throws InterruptedException {
        HyperConcolicExample example = new HyperConcolicExample();
        example.y = Heddle.anyInt("y", 0, 10);
        Thread[] threads = {new Thread(example::a), new Thread(example::b)};
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
