package corpus.wrong;

/** An object with final fields is published by a race: whoever finds it sees it complete, but may not find it. */
//! verdict FOUND
//! executions 2
public class FinalFieldsByRace {

    private static FinalFieldsByRace instance;

    private final int value;

    private FinalFieldsByRace(int value) {
        this.value = value;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread publisher = new Thread(() -> instance = new FinalFieldsByRace(7)); //! finds data-race
        publisher.start();
        FinalFieldsByRace seen = instance; //! finds data-race
        assert seen == null || seen.value == 7;
        publisher.join();
    }
}
