package corpus.wrong;

import dev.heddle.Heddle;
import java.lang.reflect.Field;

/** A field that is set by reflection, and read without it; nothing is pinned on the way. */
//! verdict FOUND
//! search dpor
//! inputs x = 123456789
public class InputFieldReflected {

    private int number;

    public static void main(String[] args) throws ReflectiveOperationException {
        int x = Heddle.anyInt("x");
        InputFieldReflected target = new InputFieldReflected();
        Field field = InputFieldReflected.class.getDeclaredField("number");
        field.set(target, x);
        assert target.number != 123_456_789; //! finds assertion-failed
    }
}
