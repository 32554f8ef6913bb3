package family;

import dev.heddle.Heddle;

/** Arithmetic in loops, all of it on an input. */
public final class SymbolicArithmetic {

    private static final int LENGTH = 50;

    private SymbolicArithmetic() {
    }

    public static void main(String[] args) {
        int input = Boolean.getBoolean("bare") ? 5 : Heddle.anyInt("input");
        int rounds = Integer.parseInt(args[0]);
        int last = 0;
        for (int i = 0; i < rounds / LENGTH; i++) {
            last = run(input, LENGTH);
        }
        if (last == 77) {
            System.out.println("equal");
        }
    }

    static int run(int input, int rounds) {
        int sum = input;
        for (int i = 0; i < rounds; i++) {
            sum = (sum * 31 + i ^ sum >>> 7) - (input & 15);
        }
        return sum;
    }
}
