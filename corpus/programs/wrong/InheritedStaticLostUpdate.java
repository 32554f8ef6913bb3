package corpus.wrong;

/** Two threads increment a static field of the superclass through a subclass. */
//! verdict FOUND
//! finds assertion-failed, data-race
public class InheritedStaticLostUpdate {

    static class Counter {
        static int count;
    }

    static class NamedCounter extends Counter {
        static void increment() {
            count++;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> NamedCounter.increment());
        Thread second = new Thread(() -> NamedCounter.increment());
        first.start();
        second.start();
        first.join();
        second.join();
        assert NamedCounter.count == 2 : NamedCounter.count;
    }
}
