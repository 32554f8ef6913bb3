package dev.heddle.explore;

/** An exhaustive search that knows how far it has come. */
public interface Measured {

    /** How much of the search is done, from 0 to 1, as far as can be told now. */
    double done();
}
