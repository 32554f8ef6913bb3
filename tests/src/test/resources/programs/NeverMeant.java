import dev.heddle.Heddle;

/** Assumes what cannot be. */
public class NeverMeant {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 10);
        Heddle.assume(x > 20);
    }
}
