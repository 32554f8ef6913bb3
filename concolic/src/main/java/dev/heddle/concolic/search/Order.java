package dev.heddle.concolic.search;

import java.util.Comparator;

/** Which of several flips is run next. */
enum Order {

    /** Those of executions that went where none had gone before, the more of that the better. */
    GENERATIONAL(Comparator.comparingInt((Flip flip) -> -flip.gain()).thenComparingLong(Flip::number)),

    /** Those with the shortest path before them. */
    BREADTH_FIRST(Comparator.comparingInt(Flip::length).thenComparingLong(Flip::number)),

    /** The last one found, but first all within a bound on how many events of the thread come before; the bound doubles. */
    DEEPENING(Comparator.comparingInt(Order::round).thenComparingLong(flip -> -flip.number()));

    private static final int FIRST_BOUND = 16;

    private final Comparator<Flip> comparator;

    Order(Comparator<Flip> comparator) {
        this.comparator = comparator;
    }

    Comparator<Flip> comparator() {
        return comparator;
    }

    /** How often the bound has to be doubled to include the flip. */
    private static int round(Flip flip) {
        return 32 - Integer.numberOfLeadingZeros(flip.was().ordinal() / FIRST_BOUND);
    }
}
