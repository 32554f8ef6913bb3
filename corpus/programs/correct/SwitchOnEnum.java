package corpus.correct;

/** Two threads switch on enum constants and on strings. */
//! verdict VERIFIED
public class SwitchOnEnum {

    enum Operation {
        ADD, SUBTRACT
    }

    private static int value;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> apply(Operation.ADD, "five"));
        Thread second = new Thread(() -> apply(Operation.SUBTRACT, "two"));
        first.start();
        second.start();
        first.join();
        second.join();
        assert value == 3;
    }

    private static synchronized void apply(Operation operation, String number) {
        int n = switch (number) {
            case "five" -> 5;
            case "two" -> 2;
            default -> throw new AssertionError(number);
        };
        switch (operation) {
            case ADD -> value += n;
            case SUBTRACT -> value -= n;
        }
    }
}
