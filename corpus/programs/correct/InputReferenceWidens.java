package corpus.correct;

import dev.heddle.Heddle;
import java.util.function.IntToLongFunction;
import java.util.function.ToDoubleFunction;

/** Method references that make a long or a double of the int that the method returns: one path. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class InputReferenceWidens {

    private final Integer held;

    private InputReferenceWidens(Integer held) {
        this.held = held;
    }

    static int half(int x) {
        return x >> 1;
    }

    Integer held() {
        return held;
    }

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        IntToLongFunction halving = InputReferenceWidens::half;
        ToDoubleFunction<InputReferenceWidens> holding = InputReferenceWidens::held;
        assert halving.applyAsLong(x) < 1L << 31;
        assert holding.applyAsDouble(new InputReferenceWidens(x)) == x;
    }
}
