package family;

/** Many threads write two variables; the one that reads both must come between the first two writes of all. */
public final class Reorder {

    private volatile int a;
    private volatile int b;

    private void set() {
        a = 1;
        b = -1;
    }

    private void check() {
        assert a == 0 && b == 0 || a == 1 && b == -1 : "a was written, b was not";
    }

    public static void main(String[] args) throws InterruptedException {
        Reorder reorder = new Reorder();
        new Crew().add(Integer.parseInt(args[0]) - 1, reorder::set).add(1, reorder::check).run();
    }
}
