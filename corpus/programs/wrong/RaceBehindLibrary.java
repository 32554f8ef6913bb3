package corpus.wrong;

import java.util.ArrayList;
import java.util.List;

/** A program clears a list before a library does, in the same thread and by the same code of the JDK, while the library clears it in another: the race is the program's, too. */
//! verdict FOUND
//! search dpor
//! own corpus.wrong.RaceBehindLibrary$Program
public class RaceBehindLibrary {

    private static final List<String> NAMES = new ArrayList<>();

    static void forget() {
        NAMES.clear(); //! finds data-race
    }

    /** What is not of the library. */
    static final class Program {

        static void run() throws InterruptedException {
            Thread other = new Thread(RaceBehindLibrary::forget);
            other.start();
            NAMES.clear(); //! finds data-race
            forget();
            other.join();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Program.run();
    }
}
