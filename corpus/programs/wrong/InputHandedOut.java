package corpus.wrong;

import dev.heddle.Heddle;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a method of the program returns to the JDK, which looks into it: to a formatter, a stream, a string of a string. */
//! verdict FOUND
//! search dpor
//! all
public class InputHandedOut {

    private static final class Price {

        private int amount;

        @Override
        public String toString() {
            return "v" + amount;
        }
    }

    private static final class Offer {

        private final Price price = new Price();

        @Override
        public String toString() {
            return price.toString();
        }
    }

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 50);
        Offer offer = new Offer();
        offer.price.amount = x;
        switch (Heddle.choose(5)) {
            case 0 -> {
                assert !String.format("%s", offer).equals("v41"); //! finds assertion-failed
            }
            case 1 -> {
                assert !IntStream.range(0, 1).mapToObj(i -> "v" + x).collect(Collectors.joining()).equals("v42"); //! finds assertion-failed
            }
            case 2 -> {
                assert !new StringBuilder().append((Object) offer).toString().equals("v43"); //! finds assertion-failed
            }
            case 3 -> {
                assert !Stream.of(1).map(i -> List.of("v" + x)).flatMap(List::stream).collect(Collectors.joining()).equals("v45"); //! finds assertion-failed
            }
            default -> {
                int[] sum = IntStream.range(0, 1).mapToObj(i -> new int[] {x}).flatMapToInt(IntStream::of).toArray();
                assert sum[0] != 44; //! finds assertion-failed
            }
        }
    }
}
