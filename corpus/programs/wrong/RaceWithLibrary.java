package corpus.wrong;

/** A program reads without a lock what a library writes. */
//! verdict FOUND
//! search dpor
//! own corpus.wrong.RaceWithLibrary$Program
public class RaceWithLibrary {

    static int calls;

    static void call() {
        calls++; //! finds data-race
    }

    /** What is not of the library. */
    static final class Program {

        static void run() throws InterruptedException {
            Thread other = new Thread(RaceWithLibrary::call);
            other.start();
            int seen = calls; //! finds data-race
            other.join();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Program.run();
    }
}
