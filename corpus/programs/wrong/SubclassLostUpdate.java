package corpus.wrong;

/** The lost update with its body in a subclass of Thread. */
//! verdict FOUND
//! executions 6
public class SubclassLostUpdate {

    private int value;

    static class Incrementer extends Thread {
        private final SubclassLostUpdate counter;

        Incrementer(SubclassLostUpdate counter) {
            this.counter = counter;
        }

        @Override
        public void run() {
            counter.value++; //! finds data-race
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SubclassLostUpdate counter = new SubclassLostUpdate();
        Incrementer first = new Incrementer(counter);
        Incrementer second = new Incrementer(counter);
        first.start();
        second.start();
        first.join();
        second.join();
        assert counter.value == 2; //! finds assertion-failed
    }
}
