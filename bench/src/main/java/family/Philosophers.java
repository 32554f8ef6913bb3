package family;

/** All take the fork to their left first. */
public final class Philosophers {

    public static void main(String[] args) throws InterruptedException {
        int size = Integer.parseInt(args[0]);
        Object[] forks = new Object[size];
        for (int i = 0; i < size; i++) {
            forks[i] = new Object();
        }
        Crew crew = new Crew();
        for (int i = 0; i < size; i++) {
            Object left = forks[i];
            Object right = forks[(i + 1) % size];
            crew.add(1, () -> eat(left, right));
        }
        crew.run();
    }

    private static void eat(Object left, Object right) {
        synchronized (left) {
            synchronized (right) {
                // Eats.
            }
        }
    }
}
