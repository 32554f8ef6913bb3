package corpus.correct;

import dev.heddle.Heddle;

/** Each class of boxes has a range of its own: all booleans and bytes, chars up to 127, no doubles. */
//! verdict VERIFIED
//! search dpor
//! executions 12
public class InputBoxKinds {

    public static void main(String[] args) {
        Long whole = Heddle.anyLong("whole");
        Long wholeAgain = (long) whole;
        assert whole == wholeAgain == (whole >= -128 && whole <= 127);
        Character letter = Heddle.anyChar("letter");
        Character letterAgain = (char) letter;
        assert letter == letterAgain == letter <= 127;
        Byte small = Heddle.anyByte("small");
        Byte smallAgain = (byte) small;
        assert small == smallAgain;
        Boolean flag = Heddle.anyBoolean("flag");
        assert flag == Boolean.TRUE || flag == Boolean.FALSE;
        Double real = Heddle.anyDouble("real");
        Double realAgain = (double) real;
        assert real != realAgain;
    }
}
