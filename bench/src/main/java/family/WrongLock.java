package family;

/** Some threads hold one lock when they use a variable, some another. */
public final class WrongLock {

    private final Object right = new Object();
    private final Object wrong = new Object();
    private int value;

    private void work(Object lock) {
        synchronized (lock) {
            int before = value;
            value++;
            assert value == before + 1 : "another thread was here";
        }
    }

    public static void main(String[] args) throws InterruptedException {
        WrongLock lock = new WrongLock();
        new Crew().add(1, () -> lock.work(lock.right)).add(Integer.parseInt(args[0]), () -> lock.work(lock.wrong)).run();
    }
}
