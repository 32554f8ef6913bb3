package corpus.wrong;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Inputs by the class that SV-COMP's programs use. */
//! verdict FOUND
//! search dpor
public class InputVerifier {

    static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        Verifier.assume(a > 0 && a < 20 && b > 0 && b < 20);
        boolean flag = Verifier.nondetBoolean();
        if (flag) {
            assert gcd(a, b) != 9; //! finds assertion-failed
        }
    }
}
