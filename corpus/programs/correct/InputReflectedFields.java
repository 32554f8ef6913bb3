package corpus.correct;

import dev.heddle.Heddle;
import java.lang.reflect.Array;
import java.lang.reflect.Field;

/** Fields and elements hold the same by reflection as without it, also where numbers are converted on the way: those are pinned, for each of 3 inputs. */
//! verdict VERIFIED
//! search dpor
//! executions 3
public class InputReflectedFields {

    static int count;
    long large;
    boolean truth;
    char letter;

    public static void main(String[] args) throws ReflectiveOperationException {
        int x = Heddle.anyInt("x", 64, 66);
        Field count = InputReflectedFields.class.getDeclaredField("count");
        Field large = InputReflectedFields.class.getDeclaredField("large");
        Field truth = InputReflectedFields.class.getDeclaredField("truth");
        Field letter = InputReflectedFields.class.getDeclaredField("letter");
        InputReflectedFields target = new InputReflectedFields();
        count.setInt(null, x);
        assert InputReflectedFields.count == x && count.getInt(target) == x && count.get(null).equals(x);
        large.setLong(target, x + 1L);
        assert target.large == x + 1 && (long) (Long) large.get(target) == x + 1;
        large.set(target, (long) x);
        letter.set(target, (char) x);
        truth.setBoolean(target, x > 64);
        assert target.large == x && target.letter == x && target.truth == x > 64 && letter.getChar(target) == x && truth.get(target).equals(x > 64);
        long[] all = {1, 2};
        Array.setLong(all, 1, x);
        Array.set(all, 0, (long) x);
        assert all[0] == x && Array.getLong(all, 1) == x && Array.get(all, 0).equals((long) x);
        large.set(target, x);
        Array.set(all, 0, x);
        assert target.large == x && count.getLong(null) == x && all[0] == x && letter.getInt(target) == x;
    }
}
