package family;

import dev.heddle.Heddle;

/** Arithmetic in loops, beside an input that it does not touch. */
public final class Arithmetic {

    private Arithmetic() {
    }

    public static void main(String[] args) {
        int input = Boolean.getBoolean("bare") ? 5 : Heddle.anyInt("input");
        int sum = run(Integer.parseInt(args[0]));
        if (input == sum) {
            System.out.println("equal");
        }
    }

    static int run(int rounds) {
        int sum = 1;
        for (int i = 0; i < rounds; i++) {
            sum = (sum * 31 + i ^ sum >>> 7) - (i & 15);
            if (sum % 64 == 3) {
                sum += 5;
            }
        }
        return sum;
    }
}
