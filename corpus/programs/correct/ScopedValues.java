package corpus.correct;

/** A value is bound for a call, rebound in a nested one, and not bound in another thread. */
//! verdict VERIFIED
//! jdk 25
//! executions 2
public class ScopedValues {

    private static final ScopedValue<String> NAME = ScopedValue.newInstance();
    private static final ScopedValue<Integer> NUMBER = ScopedValue.newInstance();
    private static int total;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> ScopedValue.where(NAME, "first").where(NUMBER, 1).run(() -> check("first", 1)));
        Thread second = new Thread(() -> ScopedValue.where(NAME, "outer").run(() -> {
            ScopedValue.where(NAME, "second").where(NUMBER, 2).run(() -> check("second", 2));
            assert NAME.get().equals("outer") && !NUMBER.isBound();
        }));
        first.start();
        second.start();
        first.join();
        second.join();
        assert total == 3 && !NAME.isBound();
    }

    private static synchronized void check(String name, int number) {
        assert NAME.get().equals(name);
        total += NUMBER.get();
    }
}
