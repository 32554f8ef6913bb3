package corpus.correct;

/** Shared variables are read, and locks taken, on the way to a superclass's constructor, before there is an object. */
//! verdict VERIFIED
public class ConstructorArguments {

    private static int next;
    private static final Object LOCK = new Object();

    static class Base {

        final int number;
        final Runnable task;

        Base(int number, Runnable task) {
            this.number = number;
            this.task = task;
        }
    }

    static class Derived extends Base {

        private final int[] cells = {1, 2};

        Derived(boolean twice) {
            super(twice ? take() + take() : take(), new Runnable() {
                private final int seen = peek();

                @Override
                public void run() {
                    assert seen > 0;
                }
            });
            cells[0] += number;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> new Derived(false).task.run());
        other.start();
        new Derived(true).task.run();
        other.join();
        assert next == 3;
    }

    private static int take() {
        synchronized (LOCK) {
            return ++next;
        }
    }

    private static int peek() {
        synchronized (LOCK) {
            return next;
        }
    }
}
