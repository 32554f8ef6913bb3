import dev.heddle.Heddle;

/** Fails for one of the values that it may get, and prints its arguments. */
public class Chooses {

    public static void main(String[] args) {
        System.out.println(String.join("|", args));
        if (Heddle.choose(5) == 3) {
            throw new IllegalStateException("three");
        }
    }
}
