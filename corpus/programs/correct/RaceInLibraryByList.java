package corpus.correct;

import java.util.ArrayList;
import java.util.List;

/** A library asks a list that it shares without a lock: that the JDK reads it does not make it anybody else's affair. */
//! verdict VERIFIED
//! search dpor
//! own corpus.correct.RaceInLibraryByList$Program
public class RaceInLibraryByList {

    private static final List<String> NAMES = new ArrayList<>();

    static void forget() {
        NAMES.clear();
    }

    static int known() {
        return NAMES.size();
    }

    /** What is not of the library. */
    static final class Program {

        static void run() throws InterruptedException {
            NAMES.add("first");
            Thread other = new Thread(RaceInLibraryByList::forget);
            other.start();
            known();
            other.join();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Program.run();
    }
}
