import dev.heddle.Heddle;
import java.util.List;

/** A constant and an element of a list are inputs. */
public class Orders {

    enum Order { SELL, BUY }

    static void place(Order order) {
        String market = Heddle.anyOf("market", List.of("London", "Oslo", "Paris"));
        assert order == Order.SELL || !market.equals("Paris") : "nobody sells";
    }
}
