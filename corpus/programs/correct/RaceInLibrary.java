package corpus.correct;

/** A library counts calls without a lock, which is its own affair. */
//! verdict VERIFIED
//! search dpor
//! own corpus.correct.RaceInLibrary$Program
public class RaceInLibrary {

    private static int calls;

    static void call() {
        calls++;
    }

    /** What is not of the library. */
    static final class Program {

        static void run() throws InterruptedException {
            Thread other = new Thread(RaceInLibrary::call);
            other.start();
            call();
            other.join();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Program.run();
    }
}
