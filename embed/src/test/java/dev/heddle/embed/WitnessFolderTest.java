package dev.heddle.embed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.model.Witness;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was found before is kept until there is something else. */
class WitnessFolderTest {

    private static final Witness FIRST = witness("2 1*2");
    private static final Witness SECOND = witness("1 2*2");

    @TempDir
    Path directory;

    private final List<String> remarks = new ArrayList<>();

    private static Witness witness(String schedule) {
        return Witness.parse("heddle-witness 1\nprogram junit AccountTest#deposit\nfinding assertion-failed\nschedule " + schedule + "\n");
    }

    private WitnessFolder folder(boolean kept) {
        return new WitnessFolder(directory, kept, List.of(), "AccountTest.deposit");
    }

    private List<String> saved() {
        return folder(false).saved().stream().map(each -> each.file().getFileName() + " " + each.witness().schedule()).toList();
    }

    @Test
    void newOnesTakeThePlaceOfOldOnes() throws IOException {
        assertEquals(2, folder(false).save(List.of(FIRST, SECOND), remarks).size());
        folder(false).save(List.of(SECOND), remarks);
        assertEquals(List.of("AccountTest.deposit-1.witness 1 2*2"), saved());
        folder(false).save(List.of(), remarks);
        assertEquals(List.of(), saved());
        assertEquals(List.of(), remarks);
    }

    @Test
    void thoseThatAreKeptStay() {
        folder(true).save(List.of(FIRST), remarks);
        folder(true).save(List.of(SECOND), remarks);
        assertEquals(List.of("AccountTest.deposit-1.witness 2 1*2", "AccountTest.deposit-2.witness 1 2*2"), saved());
    }

    @Test
    void oldOnesStayWhereNewOnesCannotBeWritten() throws IOException {
        folder(false).save(List.of(FIRST), remarks);
        Files.createDirectories(directory.resolve("AccountTest.deposit-2.witness/in-the-way"));
        assertEquals(1, folder(false).save(List.of(FIRST, SECOND), remarks).size());
        assertEquals(1, remarks.size());
        assertTrue(remarks.get(0).startsWith("cannot write to the folder " + directory + "; name another with heddle.witnesses: "), remarks::toString);
        assertTrue(Files.isRegularFile(directory.resolve("AccountTest.deposit-1.witness")));
    }

    @Test
    void aDamagedOneIsNamed() throws IOException {
        Path file = Files.writeString(directory.resolve("AccountTest.deposit-1.witness"), FIRST.toString().substring(0, 60));
        String message = assertThrows(IllegalArgumentException.class, this::saved).getMessage();
        assertTrue(message.startsWith(file + ": "), message);
    }
}
