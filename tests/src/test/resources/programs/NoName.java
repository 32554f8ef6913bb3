import dev.heddle.Heddle;

/** Asks for an input that has no name. */
public class NoName {

    public static void main(String[] args) {
        Heddle.anyString(null);
    }
}
