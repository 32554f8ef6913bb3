package corpus.correct;

import dev.heddle.Heddle;

/** What is printed decides nothing: 1 path. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class InputPrinted {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        System.out.println(x);
        System.out.printf("%d of %s%n", x, Heddle.anyString("name"));
        System.err.println(new Object() {
            @Override
            public String toString() {
                return "an input: " + x;
            }
        });
    }
}
