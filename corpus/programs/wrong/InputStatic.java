package corpus.wrong;

import dev.heddle.Heddle;

/** Static and instance fields keep what is known of a number, of all kinds. */
//! verdict FOUND
//! search dpor
public class InputStatic {

    private static int number;
    private static long large;
    private boolean flag;
    private byte small;

    public static void main(String[] args) {
        InputStatic object = new InputStatic();
        number = Heddle.anyInt("number");
        large = 2L * number;
        object.flag = large > 1_000_000;
        object.small = (byte) number;
        if (object.flag) {
            assert object.small != 77; //! finds assertion-failed
        }
    }
}
