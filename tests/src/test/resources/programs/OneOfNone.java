import dev.heddle.Heddle;
import java.util.List;

/** Asks for one of no values. */
public class OneOfNone {

    public static void main(String[] args) {
        Heddle.anyOf("colour", List.of());
    }
}
