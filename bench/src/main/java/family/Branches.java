package family;

import dev.heddle.Heddle;

/** So many branches, each on one of ten inputs. */
public final class Branches {

    private static final int INPUTS = 10;

    private Branches() {
    }

    public static void main(String[] args) {
        int branches = Integer.parseInt(args[0]);
        int[] inputs = new int[INPUTS];
        for (int i = 0; i < INPUTS; i++) {
            inputs[i] = Heddle.anyInt("x" + i);
        }
        int sum = 0;
        for (int i = 0; i < branches; i++) {
            if (2 * inputs[i % INPUTS] + 3 > i) {
                sum++;
            }
        }
    }
}
