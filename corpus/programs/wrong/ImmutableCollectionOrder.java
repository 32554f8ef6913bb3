package corpus.wrong;

import java.util.List;
import java.util.Set;

/** The program believes that an immutable set is iterated in the order in which its elements were given, whatever they are. */
//! verdict FOUND
//! executions 1
public class ImmutableCollectionOrder {

    public static void main(String[] args) {
        boolean inOrder = List.copyOf(Set.of("a", "b", "c", "d")).equals(List.of("a", "b", "c", "d"))
                && List.copyOf(Set.of("d", "c", "b", "a")).equals(List.of("d", "c", "b", "a"));
        assert inOrder; //! finds assertion-failed
    }
}
