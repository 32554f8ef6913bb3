import dev.heddle.Heddle;

/** Asks for an array of at most -1 elements. */
public class NegativeLength {

    public static void main(String[] args) {
        Heddle.anyIntArray("values", -1);
    }
}
