package corpus.wrong;

import dev.heddle.Heddle;

/** One slot is a number of each kind in turn, and a reference; what was there before must not be taken for what is there now. */
//! verdict FOUND
//! search dpor
public class InputSharedSlot {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        int kept = 0;
        {
            long wide = x * 3L;
            if (wide > 30) {
                int unused = -x;
            }
        }
        {
            Object text = "none";
            if (x < 0) {
                text = null;
            }
            kept = text == null ? 1 : 2;
        }
        {
            int five = 5;
            if (kept == 2) {
                five = x - 700;
            }
            assert five != 77; //! finds assertion-failed
        }
    }
}
