package dev.heddle.runtime.merging;

import dev.heddle.term.Term;

/** What variables and operands have, whichever way was taken, once the execution comes to the place {@code join} of its method. A shadow is null for what does not depend on inputs. */
public record Merged(Term[] shadows, int join) {
}
