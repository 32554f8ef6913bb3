package dev.heddle.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever ends a search, what was found is told and can be replayed. {@code tests/faults} does more of the same. */
class FaultsTest {

    private static final int INT = 130;
    private static final int TERM = 143;

    @TempDir
    static Path temporary;

    private static Distribution heddle;

    @BeforeAll
    static void unpack() throws IOException {
        heddle = Distribution.in(Files.createDirectories(temporary.resolve("home")));
        Path programs = Files.createDirectories(heddle.home().resolve("programs"));
        for (String name : List.of("Marks.java", "Hoards.java", "Greedy.java", "TwoClasses.java", "Writers.java")) {
            Files.copy(Distribution.ROOT.resolve("tests/src/test/resources/programs").resolve(name), programs.resolve(name));
        }
    }

    /** Waits until the program has left its mark; then does something to the process. */
    private static Consumer<ProcessHandle> onceMarked(String mark, Consumer<ProcessHandle> then) {
        return onceMarked(heddle.home().resolve(mark), then);
    }

    static Consumer<ProcessHandle> onceMarked(Path mark, Consumer<ProcessHandle> then) {
        return process -> {
            for (int i = 0; !Files.exists(mark) && process.isAlive() && i < 3_000; i++) {
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(50));
            }
            assertTrue(Files.exists(mark), "the program has left no mark");
            // The execution that left it comes to its end.
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(300));
            then.accept(process);
        };
    }

    private static String last(Run run) {
        List<String> lines = run.out().lines().toList();
        return lines.isEmpty() ? "" : lines.get(lines.size() - 1);
    }

    private static String[] words(String line) {
        return line.split(" ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--all", "--all --jobs 2", "--all --checkpoint terminated.checkpoint", "--minimize 300"})
    void whatWasFoundIsToldWhenTheProcessIsTerminated(String how) {
        String out = "terminated" + how.replaceAll("\\W", "");

        isTold(out, heddle.heddle(onceMarked(out + ".mark", ProcessHandle::destroy), failing(out, how)));
    }

    /** As by Ctrl-C, which processes that do parts of the search hear as well. */
    @ParameterizedTest
    @ValueSource(strings = {"--all", "--all --jobs 2", "--all --checkpoint interrupted.checkpoint", "--minimize 300"})
    @Tag(Run.EACH_JDK)
    void whatWasFoundIsToldWhenTheTerminalInterrupts(String how) {
        String out = "interrupted" + how.replaceAll("\\W", "");

        isTold(out, heddle.group(onceMarked(out + ".mark", group -> ProcessGroup.signal("INT", group)), failing(out, how)));
    }

    /** Thus {@code timeout} ends a command, and Maven one that has heard Ctrl-C itself. */
    @Test
    void whatWasFoundIsToldWhenSignalsComeTogether() {
        isTold("twice", heddle.group(onceMarked("twice.mark", group -> {
            ProcessGroup.signal("INT", group);
            group.destroy();
            ProcessGroup.signal("TERM", group);
        }), failing("twice", "--all --jobs 2")));
    }

    /** A search that finds something, leaves a mark then, and goes on, or makes it simpler for seconds. */
    private static String[] failing(String out, String how) {
        List<String> arguments = new ArrayList<>(List.of("check", "--races", "off", "--time", "0", "--out", out));
        arguments.addAll(List.of(words(how)));
        arguments.addAll(List.of("programs/Marks.java", "--", out + ".mark", how.startsWith("--minimize") ? "slowly" : "fails"));
        return arguments.toArray(String[]::new);
    }

    private static void isTold(String out, Run run) {
        assertEquals(1, run.exit(), run::toString);
        assertTrue(last(run).startsWith("found: 1 failure in "), run::toString);
        assertEquals(1, heddle.heddle("replay", out + "/Marks-1.witness").exit());
    }

    @Test
    void aSearchThatFoundNothingSaysSoWhenItIsTerminated() {
        String[] arguments = {"check", "--races", "off", "--time", "0", "--strategy", "dpor", "programs/Marks.java", "--", "nothing.mark", "passes"};
        saysThatItFoundNothing(TERM, heddle.heddle(onceMarked("nothing.mark", ProcessHandle::destroy), arguments));
        assertTrue(heddle.home().resolve("nothing.mark").toFile().delete());
        saysThatItFoundNothing(INT, heddle.group(onceMarked("nothing.mark", group -> ProcessGroup.signal("INT", group)), arguments));
    }

    private static void saysThatItFoundNothing(int exit, Run run) {
        assertEquals(exit, run.exit(), run::toString);
        assertTrue(last(run).contains("the search was not exhaustive (it was interrupted)"), run::toString);
    }

    /** The directory of the checkpoint is gone when it is to be written. */
    @Test
    void aCheckpointThatCannotBeWrittenCostsNoFinding() throws IOException {
        Path directory = Files.createDirectories(heddle.home().resolve("gone"));
        Run run = heddle.heddle(onceMarked("gone.mark", process -> {
            delete(directory);
            process.destroy();
        }), "check", "--races", "off", "--all", "--time", "0", "--out", "kept", "--checkpoint", "gone/file", "programs/Marks.java", "--", "gone.mark", "fails");

        assertEquals(1, run.exit(), run::toString);
        assertTrue(run.out().contains("note: the search could not be saved: cannot write gone/file: there is no such directory\n"), run::toString);
        assertTrue(last(run).startsWith("found: 1 failure in "), run::toString);
        assertTrue(Files.exists(heddle.home().resolve("kept/Marks-1.witness")));
    }

    private static void delete(Path directory) {
        for (File file : directory.toFile().listFiles()) {
            file.delete();
        }
        assertTrue(directory.toFile().delete());
    }

    @Test
    void aCheckpointThatCannotBeWrittenIsNoticedBeforeTheSearch() {
        refused("cannot write programs: it is a directory; name another file with --checkpoint", "programs");
        refused("cannot write nowhere/file: there is no such directory; name another file with --checkpoint", "nowhere/file");
        refused("cannot write programs/Writers.java/file: Not a directory; name another file with --checkpoint", "programs/Writers.java/file");
    }

    private static void refused(String sentence, String checkpoint) {
        Run run = heddle.heddle("check", "--checkpoint", checkpoint, "programs/Writers.java", "--", "4");
        assertEquals(2, run.exit(), run::toString);
        assertEquals("", run.out());
        assertTrue(run.err().contains(sentence), run::toString);
    }

    @Test
    void aCheckpointThatWasCutOrChangedIsRefused() throws IOException {
        Path file = heddle.home().resolve("whole.checkpoint");
        heddle.heddle("check", "--checkpoint", "whole.checkpoint", "--executions", "100", "programs/Writers.java", "--", "4");
        byte[] whole = Files.readAllBytes(file);
        for (int length : new int[] {whole.length / 2, whole.length - 1, lineBreak(whole, whole.length / 3)}) {
            Files.write(file, Arrays.copyOf(whole, length));
            refused("whole.checkpoint is damaged: its end is missing; delete it to begin anew", "whole.checkpoint");
        }
        byte[] changed = whole.clone();
        changed[whole.length * 2 / 3] ^= 1;
        Files.write(file, changed);
        refused("whole.checkpoint is damaged: it is not as it was written; delete it to begin anew", "whole.checkpoint");
        Files.write(file, whole);
        assertTrue(last(heddle.heddle("check", "--checkpoint", "whole.checkpoint", "programs/Writers.java", "--", "4")).startsWith("verified: all 13,824 schedules explored"));
        assertFalse(Files.exists(file));
    }

    @Test
    void checkpointsThatWereChangedAreRefused() {
        Run run = Run.of(List.of(Distribution.ROOT.resolve("tests/checkpoint-mutants").toString(), "150", "7"), heddle.home(), Map.of());

        assertEquals(0, run.exit(), run::toString);
    }

    /** The first place from {@code from} on behind a line break. */
    private static int lineBreak(byte[] text, int from) {
        int at = from;
        while (text[at - 1] != '\n') {
            at++;
        }
        return at;
    }

    @Test
    void aCheckpointKnowsAllClasses() throws IOException {
        Path source = heddle.home().resolve("programs/TwoClasses.java");
        String[] command = {"check", "--checkpoint", "classes.checkpoint", "--executions", "5", "programs/TwoClasses.java"};
        heddle.heddle(command);
        Files.writeString(source, Files.readString(source).replace("i < 5", "i < 6"));
        Run run = heddle.heddle(command);

        assertEquals(2, run.exit(), run::toString);
        assertTrue(run.err().contains("classes.checkpoint is the checkpoint of this program before it was changed (Other); delete it to begin anew"), run::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--strategy auto programs/Hoards.java", "--strategy dpor programs/Hoards.java", "programs/Hoards.java -- apart"})
    @Tag(Run.EACH_JDK)
    void aProgramThatUsesUpTheMemoryEndsTheSearch(String how) {
        Run run = heddle.shell("HEDDLE_JAVA_OPTIONS='-XX:TieredStopAtLevel=1 -Xmx40m' ./heddle check " + how);

        // Whose turn it is when nothing is left, the program's or ours, is nobody's choice.
        assertTrue(run.exit() == 1 && last(run).startsWith("found: 1 failure in ") && run.out().contains("OutOfMemoryError")
                || run.exit() == 3 && last(run).contains("(the JVM ran out of memory; HEDDLE_JAVA_OPTIONS=-Xmx8g, for instance, lets it have more)"), run::toString);
    }

    @Test
    @Tag(Run.EACH_JDK)
    void anExceptionThatUsesUpTheMemoryIsReported() {
        Run run = heddle.shell("HEDDLE_JAVA_OPTIONS='-XX:TieredStopAtLevel=1 -Xmx64m' ./heddle check programs/Greedy.java");

        assertEquals(1, run.exit(), run::toString);
        assertTrue(run.out().contains("Greedy.java: Greedy$Hoard\n"), run::toString);
        assertTrue(last(run).startsWith("found: 1 failure in 1 execution"), run::toString);
    }

    @Test
    void aSearchThatUsesUpTheMemoryEnds() {
        Run run = heddle.shell("HEDDLE_JAVA_OPTIONS='-XX:TieredStopAtLevel=1 -Xmx16m' ./heddle check --strategy dpor --races off --time 0 programs/Marks.java -- little.mark passes");

        assertEquals(3, run.exit(), run::toString);
        assertTrue(last(run).contains("(the JVM ran out of memory; HEDDLE_JAVA_OPTIONS=-Xmx8g, for instance, lets it have more)"), run::toString);
    }

    @Test
    void aFullDiskCostsNoFinding() {
        Run run = heddle.shell("ulimit -f 3; ./heddle check --format text,json,sarif --out full examples/LostUpdate.java");

        assertTrue(last(run).startsWith("found: "), run::toString);
        assertTrue(run.err().contains("heddle: cannot write full/LostUpdate.json: File too large"), run::toString);
        assertTrue(run.err().contains("heddle: cannot write full/LostUpdate.sarif: File too large"), run::toString);
        assertFalse(Files.exists(heddle.home().resolve("full/LostUpdate.json")));
        assertTrue(Files.exists(heddle.home().resolve("full/LostUpdate-1.witness")));
    }

    /** Who has only a report in a file learns what came of the search all the same. */
    @Test
    void aFullDiskCostsNoVerdict() {
        Run run = heddle.shell("./heddle --version >version && mkdir few && $JAVA_HOME/bin/javac -d few programs/Writers.java && (ulimit -f 0; ./heddle check --format json=none.json -cp few Writers -- 1 2>&1"
                + "; echo code $?) | cat");

        assertTrue(run.out().contains("heddle: cannot write none.json: File too large\nverified: all 1 schedule explored"), run::toString);
        assertTrue(run.out().endsWith("code 3\n"), run::toString);
        assertFalse(Files.exists(heddle.home().resolve("none.json")));
    }

    @Test
    void whatNobodyCanReadIsNoAnswer() {
        assumeTrue(Files.exists(Path.of("/dev/full")));
        Run verified = heddle.shell("./heddle check programs/Writers.java -- 1 >/dev/full");
        assertEquals(3, verified.exit(), verified::toString);
        assertEquals("heddle: not all could be written to standard output\n", verified.err());

        Run found = heddle.shell("./heddle check --out unread examples/LostUpdate.java >/dev/full");
        assertEquals(1, found.exit(), found::toString);
        Run replayed = heddle.shell("./heddle replay unread/LostUpdate-1.witness >/dev/full");
        assertEquals(1, replayed.exit(), replayed::toString);
    }

    /** It would read, and obey, the bytes of a file that the JVM has opened. */
    @Test
    void whatIsClosedIsNotRead() {
        Run run = heddle.shell("./heddle step examples/LostUpdate.java <&-");

        assertEquals(0, run.exit(), run::toString);
        assertTrue(run.out().endsWith("\n> \n"), run::toString);
    }

    /** JVMs end with 1 then, which would mean that something was found. */
    @Test
    void aJvmThatCannotBeginFindsNothing() {
        Run run = heddle.shell("HEDDLE_JAVA_OPTIONS=-Xmxfoo ./heddle check examples/LostUpdate.java");

        assertEquals(3, run.exit(), run::toString);
        assertTrue(run.err().endsWith("heddle: Java does not begin with HEDDLE_JAVA_OPTIONS=-Xmxfoo\n"), run::toString);
    }

    /** The cache is somewhere else. */
    @Test
    void temporaryFilesAreNotNeeded() {
        Run run = heddle.shell("HEDDLE_JAVA_OPTIONS=-Djava.io.tmpdir=/nowhere ./heddle check --out without examples/LostUpdate.java");

        assertEquals(1, run.exit(), run::toString);
        // Since JDK 19 the JVM says so itself.
        assertEquals("", run.err().replace("WARNING: java.io.tmpdir directory does not exist\n", ""), run::toString);
    }

    @Test
    void witnessesThatWereChangedAreRefusedOrRun() {
        Run run = Run.of(List.of(Distribution.ROOT.resolve("tests/witness-mutants").toString(), "150", "7"), heddle.home(), Map.of());

        assertEquals(0, run.exit(), run::toString);
    }

    @Test
    void witnessesThatNobodyWroteAreRefused() throws IOException {
        Files.writeString(heddle.home().resolve("named.witness"), "heddle-witness 1\nprogram source a\\u0000b.java\nfinding assertion-failed\nschedule 2\n");
        Run named = heddle.heddle("replay", "--yes", "named.witness");
        assertEquals(2, named.exit(), named::toString);
        assertTrue(named.err().startsWith("heddle: there can be no file 'a\\u0000b.java' here: "), named::toString);

        Run large = heddle.shell("truncate -s 300M large.witness && ./heddle explain --yes large.witness");
        assertEquals(2, large.exit(), large::toString);
        assertEquals("heddle: large.witness is not a witness: it has 314572800 bytes\n", large.err());
    }

    /** Nobody needs more memory than for the text to find that there is too much in it. */
    @Test
    void witnessesThatAreTooLongAreRefused() {
        Run tooMany = heddle.shell("(printf 'heddle-witness 1\\nprogram source a.java\\nfinding assertion-failed\\nschedule'; yes ' 2' | head -n 11000000 | tr -d '\\n') >long.witness"
                + " && HEDDLE_JAVA_OPTIONS=-Xmx256m ./heddle replay --yes long.witness");
        assertEquals(2, tooMany.exit(), tooMany::toString);
        assertEquals("heddle: long.witness: the schedule has more than 10000000 decisions\n", tooMany.err());

        Run empty = heddle.shell("yes '' | head -n 30000000 >empty.witness && HEDDLE_JAVA_OPTIONS=-Xmx256m ./heddle replay --yes empty.witness");
        assertEquals(2, empty.exit(), empty::toString);
        assertEquals("heddle: empty.witness: this is not a witness: its first line is not 'heddle-witness 1'\n", empty.err());
    }

    @Test
    void whereThereIsNoRoomAtAllThereIsASentence() {
        Run run = heddle.shell("ulimit -f 8; XDG_CACHE_HOME=$PWD/little ./heddle check examples/LostUpdate.java; code=$?; ls little/heddle; exit $code");

        assertEquals(2, run.exit(), run::toString);
        assertTrue(run.err().startsWith("heddle: there is no room for heddle-boot.jar, neither in the cache nor in the temporary directory "), run::toString);
        assertEquals("lock", run.out().strip(), run::toString);
    }

    @Test
    void processesThatCannotTellWhatTheyFoundEndTheSearch() {
        Run run = heddle.shell("mkdir told && javac -d told examples/LostUpdate.java && (ulimit -f 0; ./heddle check --jobs 2 --time 0 -cp told LostUpdate; echo code $?) | cat");

        assertTrue(run.out().contains("there is no room for what processes that explore parts of the search tell"), run::toString);
        assertTrue(run.out().endsWith("code 3\n"), run::toString);
    }
}
