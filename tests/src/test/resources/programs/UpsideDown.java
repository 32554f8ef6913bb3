import dev.heddle.Heddle;

/** Asks for a number between 10 and 0. */
public class UpsideDown {

    public static void main(String[] args) {
        Heddle.anyInt("amount", 10, 0);
    }
}
