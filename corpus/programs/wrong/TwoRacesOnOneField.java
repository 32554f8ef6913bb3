package corpus.wrong;

/** Two writers at different places race with one reader, for two pairs of lines. */
//! verdict FOUND
//! all
public class TwoRacesOnOneField {

    private static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(TwoRacesOnOneField::writeOne);
        Thread second = new Thread(TwoRacesOnOneField::writeTwo);
        first.start();
        int seen = data; //! finds data-race
        first.join();
        second.start();
        seen += data; //! finds data-race
        second.join();
    }

    private static void writeOne() {
        data = 1; //! finds data-race
    }

    private static void writeTwo() {
        data = 2; //! finds data-race
    }
}
