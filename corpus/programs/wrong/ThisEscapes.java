package corpus.wrong;

/** A constructor lets others see the object before its final field has its value. */
//! verdict FOUND
//! finds data-race
public class ThisEscapes {

    private static volatile ThisEscapes instance;

    private final int value;

    private ThisEscapes() {
        instance = this;
        value = 7;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread maker = new Thread(ThisEscapes::new);
        maker.start();
        ThisEscapes seen = instance;
        assert seen == null || seen.value == 7; //! finds assertion-failed
        maker.join();
    }
}
