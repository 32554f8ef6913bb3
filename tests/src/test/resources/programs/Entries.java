/** Methods to begin in: some fail for one input. */
public class Entries {

    private final int limit = 42;

    enum Colour {
        RED, GREEN
    }

    public static void main(String[] args) {
        if (args.length == 2) {
            throw new IllegalStateException("two arguments");
        }
    }

    void withdraw(int amount, boolean fast) {
        if (fast && amount - 1 == limit) {
            throw new IllegalStateException("too much");
        }
    }

    static void only(long number) {
        if (number * 3 == 21) {
            throw new IllegalStateException("seven");
        }
    }

    static void only(Colour colour, int[] numbers) {
        if (colour == Colour.GREEN && numbers.length == 2 && numbers[1] == 77) {
            throw new IllegalStateException("green");
        }
    }

    static void thing(Object thing) {
    }

    static void loop(int n) {
        for (int i = 0; i < n; i++) {
            Thread.onSpinWait();
        }
    }

    static int twice(int number) {
        return number < 0 ? 0 : number * 2;
    }

    static class Held {

        Held(int value) {
        }

        void go(int times) {
        }
    }
}
