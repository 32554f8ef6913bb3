package corpus.correct;

/** Threads that only read final fields do not disturb each other: there is nothing to choose. */
//! verdict VERIFIED
//! executions 1
public class ImmutableShared {

    private final int x;
    private final String name;
    private final ImmutableShared next;

    private ImmutableShared(int x, String name, ImmutableShared next) {
        this.x = x;
        this.name = name;
        this.next = next;
    }

    public static void main(String[] args) throws InterruptedException {
        ImmutableShared list = new ImmutableShared(1, "one", new ImmutableShared(2, "two", null));
        Thread first = new Thread(list::check);
        Thread second = new Thread(list::check);
        first.start();
        second.start();
        first.join();
        second.join();
    }

    private void check() {
        assert x + next.x == 3 && next.next == null;
        assert (name + next.name).equals("onetwo");
    }
}
