package corpus.wrong;

/** The lost update in a default method: six orders. */
//! verdict FOUND
//! executions 6
public class DefaultMethodLostUpdate {

    interface Counter {
        int get();

        void set(int value);

        default void increment() {
            set(get() + 1);
        }
    }

    static class Plain implements Counter {
        private int value;

        @Override
        public int get() {
            return value; //! finds data-race
        }

        @Override
        public void set(int newValue) {
            value = newValue; //! finds data-race
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Counter counter = new Plain();
        Thread first = new Thread(counter::increment);
        Thread second = new Thread(counter::increment);
        first.start();
        second.start();
        first.join();
        second.join();
        assert counter.get() == 2; //! finds assertion-failed
    }
}
