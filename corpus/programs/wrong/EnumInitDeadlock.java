package corpus.wrong;

/** An enum, a constant of which has a body, and a class need each other. */
//! verdict FOUND
//! finds deadlock
public class EnumInitDeadlock {

    enum Level {
        LOW {
            @Override
            int weight() {
                return Weights.factor;
            }
        };

        static final int TOTAL = LOW.weight();

        abstract int weight();
    }

    static class Weights {
        static int factor = Level.values().length;
    }

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> System.out.println(Level.TOTAL));
        Thread second = new Thread(() -> System.out.println(Weights.factor));
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
