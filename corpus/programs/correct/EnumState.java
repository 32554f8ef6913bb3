package corpus.correct;

/** The constants of an enum count their uses under their own locks, and begin at zero in every execution. */
//! verdict VERIFIED
//! executions 5
public class EnumState {

    enum Level {
        LOW, HIGH;

        private int uses;

        synchronized void use() {
            uses++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        assert Level.LOW.uses == 0 && Level.HIGH.uses == 0;
        Level.HIGH.use();
        Thread first = new Thread(Level.LOW::use);
        Thread second = new Thread(() -> Level.valueOf("LOW").use());
        first.start();
        second.start();
        first.join();
        second.join();
        assert Level.LOW.uses == 2 && Level.values()[1].uses == 1;
    }
}
