package corpus.wrong;

/** The contents of an interface's constant are changed by two threads: six orders. */
//! verdict FOUND
//! executions 6
public class InterfaceConstantRace {

    interface Shared {
        int[] CELLS = {0, 0};
    }

    public static void main(String[] args) throws InterruptedException {
        assert Shared.CELLS[0] == 0;
        Thread first = new Thread(InterfaceConstantRace::increment);
        Thread second = new Thread(InterfaceConstantRace::increment);
        first.start();
        second.start();
        first.join();
        second.join();
        assert Shared.CELLS[0] == 2; //! finds assertion-failed
    }

    private static void increment() {
        Shared.CELLS[0]++; //! finds data-race
    }
}
