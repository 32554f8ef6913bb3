package dev.heddle.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.tests.MavenProject.Build;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

/** What users of {@code heddle-junit} see: real Maven projects, in {@code junit/src/it}, are built with what was packaged. */
@ResourceLock(MavenProject.REPOSITORY_LOCK)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class JUnitProjectsTest {

    private static final String WITNESS = "target/heddle/acme.AccountTest.keepsDeposits-1.witness";

    @TempDir
    static Path temporary;

    private static MavenProject projects;
    /** All projects, with the oldest JUnit that is supported. */
    private static Build all;

    @BeforeAll
    static void build() throws Exception {
        projects = MavenProject.of(Distribution.ROOT.resolve("junit/src/it"), temporary.resolve("junit"));
        all = projects.test(Map.of());
    }

    private static SurefireReport report(Build build, String test) {
        SurefireReport report = build.tests().get(test);
        assertTrue(report != null, () -> test + " was not run:\n" + build.out());
        return report;
    }

    private static void passed(Build build, String... tests) {
        for (String test : tests) {
            assertEquals("", report(build, test).failure(), test);
        }
    }

    private static void contains(String text, String part) {
        assertTrue(text.contains(part), () -> "'" + part + "' is missing in:\n" + text);
    }

    /** Compares the message of a failed test, without what differs between runs, with a file. */
    private static void golden(Build build, String test) throws IOException {
        String message = report(build, test).failure().lines().takeWhile(line -> !line.matches("\tat (dev\\.heddle|java\\.base).*"))
                .filter(line -> !line.contains("\tat java.base/")).collect(Collectors.joining("\n")).replaceAll("\\b\\d+\\.\\d s\\b", "T s")
                .replaceAll("#\\d+(\\.\\d+)*", "#N").replaceAll("(lambda\\$\\w+\\$)\\d+", "$1N").strip() + "\n";
        Path file = Distribution.ROOT.resolve("tests/src/test/resources/golden").resolve(test + ".txt");
        if ("update".equals(System.getProperty("heddle.golden"))) {
            Files.writeString(file, message);
        }
        assertEquals(Files.readString(file), message, test);
    }

    @Test
    @Order(1)
    @Tag(Run.EACH_JDK)
    void failuresShowTheExecution() throws IOException {
        for (String test : List.of("keepsDeposits", "throwsInAThread", "locksCrosswise", "mustBeExhaustive", "namesNoStrategy", "asksTheNetwork")) {
            golden(all, "AccountTest." + test);
        }
        contains(report(all, "AccountTest.keepsDeposits").failure(), "Caused by: org.opentest4j.AssertionFailedError: expected: <130> but was: <120>");
        contains(report(all, "AccountTest.throwsInAThread").failure(), "Caused by: java.lang.IllegalStateException: seen");
        assertTrue(Files.exists(projects.file("alone").resolve(WITNESS)));
    }

    @Test
    @Order(1)
    @Tag(Run.EACH_JDK)
    void otherTestsPass() {
        passed(all, "AccountTest.keepsSafeDeposits", "AccountTest.warnsOfRaces", "AccountTest.racesOfLibrariesDoNotFail", "AccountTest.racesOnAListDoNotFail",
                "LifecycleTest.everythingBeginsAnew",
                "LifecycleTest$Inner.knowsItsOuterInstance", "OptionsTest.saysNothingItself", "OptionsTest.saysThree");
        contains(report(all, "AccountTest.keepsSafeDeposits").out(), "AccountTest.keepsSafeDeposits: verified: all 2 schedules explored");
        contains(report(all, "AccountTest.racesOfLibrariesDoNotFail").out(), "no failure and no data race but for 1 in libraries");
        contains(report(all, "AccountTest.racesOnAListDoNotFail").out(), "no failure and no data race but for 1 ignored");
        assertTrue(report(all, "LifecycleTest.skipsWhatIsAssumedAway").skipped());
    }

    @Test
    @Order(1)
    @Tag(Run.EACH_JDK)
    void ordinaryTestsDoNotNotice() {
        passed(all, "OrdinaryTest.setsStaticState", "OrdinaryTest.findsNothingOfThat", "OrdinaryTest.findsItAgain",
                "OrdinaryTest.runsInRealTimeAndThreads", "OrdinaryTest.exploresByItself", "OrdinaryTest.runsActionsInParallel");
    }

    @Test
    @Order(1)
    @Tag(Run.EACH_JDK)
    void inputsAreSearchedFor() throws IOException {
        for (String test : List.of("isNeverOverdrawn", "asksByItself", "takesAllKinds", "cannotBeAnObject")) {
            golden(all, "TransfersTest." + test);
        }
        passed(all, "TransfersTest.keepsTheTotal", "TransfersTest.ordinary");
        contains(report(all, "TransfersTest.keepsTheTotal").out(), "TransfersTest.keepsTheTotal: verified: all 8 classes of schedules and inputs explored");
    }

    @Test
    @Order(2)
    void inputsAreReplayed() throws Exception {
        Build replay = projects.test(Map.of(), "-pl", "inputs", "-Dtest=TransfersTest#isNeverOverdrawn",
                "-Dheddle.replay=target/heddle/acme.TransfersTest.isNeverOverdrawn-1.witness");
        contains(report(replay, "TransfersTest.isNeverOverdrawn").failure(), "  inputs: amount = 71");

        Build refused = projects.test(Map.of(), "-pl", "inputs", "-Dtest=TransfersTest#isNeverOverdrawn", "-Dheddle.inputs=false", "-Dheddle.witnesses=target/none");
        contains(report(refused, "TransfersTest.isNeverOverdrawn").failure(), "Start the JVM with -Dheddle.inputs=true.");
    }

    @Test
    @Order(1)
    @Tag(Run.EACH_JDK)
    void forksAndParallelTestsWork() {
        for (String name : List.of("FirstTest", "SecondTest", "ThirdTest")) {
            passed(all, name + ".ordinary", name + ".explored");
            contains(report(all, name + ".explored").out(), "verified: all ");
        }
    }

    @Test
    @Order(1)
    @Tag(Run.EACH_JDK)
    void mockitoAssertJAndJaCoCoWork() throws IOException {
        passed(all, "ExchangeTest.ordinary", "ExchangeTest.mocksAClass", "ExchangeTest.asksOnce");
        contains(report(all, "ExchangeTest.asksTwice").failure(), "to contain exactly (and in same order):");
        String coverage = Files.readString(projects.file("tools/target/site/jacoco/jacoco.csv"));
        assertTrue(coverage.lines().anyMatch(line -> line.matches("tools,acme,Exchange,0,.*")), coverage);
    }

    @Test
    @Order(2)
    void savedWitnessesAreReplayedFirstAndPropertiesWin() throws Exception {
        Build six = projects.test(Map.of("HEDDLE_EXECUTIONS", "4"), "-pl", "alone", "-Djunit.version=6.1.3", "-Dheddle.executions=5",
                "-Dtest=AccountTest#keepsDeposits+keepsSafeDeposits,LifecycleTest*,OrdinaryTest,OptionsTest");

        contains(report(six, "AccountTest.keepsDeposits").failure(), "found in execution 1 · replay of a saved witness");
        passed(six, "AccountTest.keepsSafeDeposits", "LifecycleTest.everythingBeginsAnew", "LifecycleTest$Inner.knowsItsOuterInstance",
                "OrdinaryTest.findsItAgain", "OrdinaryTest.exploresByItself");
        contains(report(six, "OptionsTest.saysNothingItself").out(), "no failure in 5 executions");
        contains(report(six, "OptionsTest.saysThree").out(), "no failure in 5 executions");
        contains(report(all, "OptionsTest.saysNothingItself").out(), "no failure in 200 executions");
        contains(report(all, "OptionsTest.saysThree").out(), "no failure in 3 executions");
    }

    @Test
    @Order(3)
    void replaysOneWitnessUnderAnAgentThatIsThereAlready() throws Exception {
        Build replay = projects.test(Map.of(), "-pl", "alone", "-Dsurefire.version=3.2.5", "-Dheddle.replay=" + WITNESS,
                "-DargLine=-XX:+DisableAttachMechanism \"-javaagent:" + MavenProject.agent() + "\"", "-Dtest=AccountTest#keepsDeposits");

        contains(report(replay, "AccountTest.keepsDeposits").failure(), "assertion failed: expected: <130> but was: <120>");
    }

    @Test
    @Order(4)
    @Tag(Run.EACH_JDK)
    void saysWhatToDoWithoutControl() throws Exception {
        Build refused = projects.test(Map.of(), "-pl", "alone", "-DargLine=-XX:+DisableAttachMechanism",
                "-Dtest=AccountTest#keepsSafeDeposits,OrdinaryTest#setsStaticState");

        golden(refused, "AccountTest.keepsSafeDeposits");
        passed(refused, "OrdinaryTest.setsStaticState");
    }

    @Test
    @Order(5)
    void saysWhenABugIsFixed() throws Exception {
        Path account = projects.file("alone/src/main/java/acme/Account.java");
        Files.writeString(account, Files.readString(account).replace("public void deposit", "public synchronized void deposit"));
        Build fixed = projects.test(Map.of("HEDDLE_EXECUTIONS", "4"), "-pl", "alone", "-Dtest=AccountTest#keepsDeposits,OptionsTest");

        passed(fixed, "AccountTest.keepsDeposits");
        contains(report(fixed, "AccountTest.keepsDeposits").out(), "AccountTest.keepsDeposits: verified: all 2 schedules explored");
        contains(report(fixed, "AccountTest.keepsDeposits").out(), WITNESS);
        assertFalse(Files.exists(projects.file("alone").resolve(WITNESS)));
        contains(report(fixed, "OptionsTest.saysThree").out(), "no failure in 4 executions");
    }

    @Test
    @Order(6)
    void theGuideIsTrue() throws Exception {
        follow("docs/junit.md", MavenProject.empty(temporary.resolve("guide")), "TicketShopTest.sellsNoTicketTwice");
    }

    @Test
    @Order(6)
    void theGuideToLinearizabilityIsTrue() throws Exception {
        MavenProject project = MavenProject.empty(temporary.resolve("linearizability"));
        for (Markdown block : Markdown.blocks(Distribution.ROOT.resolve("docs/junit.md"))) {
            if (block.file().equals("pom.xml")) {
                project.write(block.file(), String.join("\n", block.text()) + "\n");
            }
        }
        follow("docs/linearizability.md", project, "StackTest.isLinearizable");
    }

    /** A guide: its files, its commands and what it says comes of them, with as much time as it takes on a busy machine. */
    private static void follow(String page, MavenProject project, String test) throws Exception {
        Build last = null;
        for (Markdown block : Markdown.blocks(Distribution.ROOT.resolve(page))) {
            if (!block.file().isEmpty()) {
                project.write(block.file(), String.join("\n", block.text()).replace(".check()", ".seconds(0).check()") + "\n");
            } else if (block.info().equals("sh") && block.text().get(0).startsWith("mvn test")) {
                last = project.test(Map.of());
            } else if (block.info().startsWith("text test")) {
                String name = block.info().substring("text test".length()).strip();
                SurefireReport reported = report(last, name.isEmpty() ? test : name);
                String said = (reported.failure() + reported.out()).replaceAll("\\b\\d+\\.\\d s\\b", "T s");
                for (String part : String.join("\n", block.text()).replaceAll("\\b\\d+\\.\\d s\\b", "T s").split("\n\\.\\.\\.\n?")) {
                    contains(said.lines().map(String::stripTrailing).collect(Collectors.joining("\n")),
                            part.lines().map(String::stripTrailing).collect(Collectors.joining("\n")));
                }
            }
        }
    }
}
