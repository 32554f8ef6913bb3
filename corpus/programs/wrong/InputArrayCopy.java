package corpus.wrong;

import dev.heddle.Heddle;
import java.util.Arrays;

/** Copies of an array keep what is known of its elements: by clone, arraycopy and copyOf. */
//! verdict FOUND
//! search dpor
public class InputArrayCopy {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        int[] values = {1, x, 3};
        int[] cloned = values.clone();
        int[] copied = new int[3];
        System.arraycopy(cloned, 0, copied, 0, 3);
        int[] longer = Arrays.copyOf(copied, 5);
        assert longer[1] != 123_456; //! finds assertion-failed
    }
}
