package dev.heddle.explore;

import dev.heddle.model.Finding;

/**
 * What is not held against a program, although it was found: data races between libraries, and those in a list.
 *
 * @param showsLibraries whether those between libraries are told all the same
 */
public record Leniency(boolean showsLibraries, IgnoredRaces ignored) {

    /** Only libraries are spared. */
    public static final Leniency USUAL = new Leniency(false, IgnoredRaces.NONE);

    /** True if {@code finding} is only counted. */
    public boolean spares(Finding finding) {
        return ignored.covers(finding) || finding.foreign() && !showsLibraries;
    }
}
