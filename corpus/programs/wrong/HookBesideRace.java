package corpus.wrong;

/** That shutdown hooks wait for all threads orders none of these with another. */
//! verdict FOUND
//! search dpor
//! pairs 15/21
//! finds data-race
public class HookBesideRace {

    private static int x;

    public static void main(String[] args) throws InterruptedException {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
        }));
        Thread first = new Thread(() -> x = 1);
        Thread second = new Thread(() -> {
        });
        first.start();
        second.start();
        second.join();
        x = 2;
    }
}
