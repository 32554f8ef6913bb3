package corpus.wrong;

import dev.heddle.Heddle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A field that is set by an assignment, and read by handles. */
//! verdict FOUND
//! search dpor
public class InputByVarHandle {

    private int number;

    public static void main(String[] args) throws ReflectiveOperationException {
        VarHandle handle = MethodHandles.lookup().findVarHandle(InputByVarHandle.class, "number", int.class);
        InputByVarHandle target = new InputByVarHandle();
        target.number = Heddle.anyInt("x", 0, 40);
        assert (int) handle.get(target) != 37; //! finds assertion-failed
    }
}
