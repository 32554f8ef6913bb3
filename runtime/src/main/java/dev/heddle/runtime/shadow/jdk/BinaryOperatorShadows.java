package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.shadow.Pins;
import java.util.Comparator;
import java.util.function.BinaryOperator;

/** Functions of the JDK's making that compare what they are given, whoever calls them: it is pinned. */
@Shadowed(BinaryOperator.class)
public final class BinaryOperatorShadows {

    private BinaryOperatorShadows() {
    }

    public static <T> BinaryOperator<T> minBy(Comparator<? super T> order, BinaryOperator<T> result, int site) {
        return pinning(result, site);
    }

    public static <T> BinaryOperator<T> maxBy(Comparator<? super T> order, BinaryOperator<T> result, int site) {
        return pinning(result, site);
    }

    private static <T> BinaryOperator<T> pinning(BinaryOperator<T> function, int site) {
        return (one, other) -> {
            Pins.pinAll(one, site);
            Pins.pinAll(other, site);
            return function.apply(one, other);
        };
    }
}
