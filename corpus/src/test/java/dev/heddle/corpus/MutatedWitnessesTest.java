package dev.heddle.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;

/** Witnesses that were cut or changed are refused or replayed; {@code tests/faults} tries more of them. */
@DisabledIfSystemProperty(named = "heddle.only", matches = ".*", disabledReason = "their programs may not be among them")
class MutatedWitnessesTest {

    @Test
    void noneComesToAnotherEnd() throws IOException, ReflectiveOperationException {
        assertEquals(Optional.empty(), MutatedWitnesses.problem(500));
    }
}
