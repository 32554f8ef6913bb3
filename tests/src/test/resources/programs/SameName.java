import dev.heddle.Heddle;

/** Asks for two inputs by the same name. */
public class SameName {

    public static void main(String[] args) {
        Heddle.anyInt("amount");
        Heddle.anyLong("amount");
    }
}
