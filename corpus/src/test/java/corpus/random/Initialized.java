package corpus.random;

/** Classes that threads are the first to touch, and whose initialisers touch each other. */
final class Initialized {

    private Initialized() {
    }

    static void touch(int number) {
        switch (number) {
            case 0 -> Alone.touch();
            case 1 -> There.touch();
            default -> Back.touch();
        }
    }

    private static final class Alone {

        private static int value = 1;

        static void touch() {
            // The class is initialised now.
        }
    }

    private static final class There {

        static {
            Back.touch();
        }

        static void touch() {
            Alone.touch();
        }
    }

    private static final class Back {

        static {
            There.touch();
        }

        static void touch() {
            // The class is initialised now.
        }
    }
}
