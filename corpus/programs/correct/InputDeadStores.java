package corpus.correct;

import dev.heddle.Heddle;

/** Values that depend on inputs are stored where nobody reads them any more: before a loop goes round, before a switch and a handler end, in slots that others use; 2, 3 and the rest are 3 paths. */
//! verdict VERIFIED
//! search dpor
//! executions 3
public class InputDeadStores {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 4);
        for (int i = 0; i < 2; i++) {
            long last = (long) x << i;
        }
        switch (x) {
            case 0:
                double half = x / 2.0;
                break;
            case 1:
                float third = x / 3f;
            default:
                boolean odd = (x & 1) != 0;
        }
        try {
            if (x == 2) {
                char letter = (char) ('a' + x);
                throw new IllegalStateException();
            }
            byte small = (byte) x;
        } catch (IllegalStateException e) {
            short also = (short) -x;
        } finally {
            int y = x + 1;
        }
        if (x == 3) {
            String text = "x" + x;
            x++;
        }
        assert x != 3;
    }
}
