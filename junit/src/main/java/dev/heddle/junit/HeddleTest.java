package dev.heddle.junit;

import dev.heddle.Jdk;
import dev.heddle.Races;
import dev.heddle.TimeLimits;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceAccessMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

/**
 * A test that Heddle runs again and again, each time under another schedule of its threads. It fails if one execution fails, and
 * then shows that execution.
 *
 * <p>Each execution is like a JVM of its own: static state begins anew, the methods annotated with {@code @BeforeAll} run, a new
 * instance of the class is made, {@code @BeforeEach}, the test and {@code @AfterEach} run, with all extensions and parameters.
 *
 * <p>A parameter annotated with {@link dev.heddle.Symbolic}, and whatever the test asks for with {@code Heddle.anyInt} and the like, is an
 * input: the search looks for schedules and values together.
 *
 * <p>An option that is not given here is taken from {@code junit-platform.properties}; system properties ({@code -Dheddle.seconds=5})
 * and the environment ({@code HEDDLE_SECONDS=5}) win over both. While such a test runs, no other test does.
 */
@Documented
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@Test
@ExtendWith(HeddleExtension.class)
@ResourceLock(value = Resources.GLOBAL, mode = ResourceAccessMode.READ_WRITE)
public @interface HeddleTest {

    /**
     * How to search: auto, dpor, context-bound, source-dpor, dfs, random, pct, pos or surw, and for inputs generational, breadth-first or
     * deepening. Default: auto.
     */
    String strategy() default "";

    /** Run at most so many executions. Default: 1000000. */
    long executions() default -1;

    /** Search at most for so many seconds; 0 for no limit. Default: 10. */
    long seconds() default -1;

    /** Where strategies that draw schedules start; the same seed draws the same ones. Default: 0. */
    long[] seed() default {};

    /** With context-bound: how many preemptions at most. Default: more and more, to the end. */
    int preemptions() default -1;

    /** With pct: how many operations have to come in the right order for the failure. Default: 3. */
    int depth() default -1;

    /** Cut an execution after so many visible operations. Default: 100000. */
    long steps() default -1;

    /** Of a loop that inputs decide about, look into so many rounds. Default: 100. */
    int loops() default -1;

    /** Of an input that is a string of any length, look for those of at most so many characters. Default: 16. */
    int longest() default -1;

    /** End a search by dpor when it remembers more steps of executions than this. Default: 5000000. */
    long remember() default -1;

    /** Go on after the first failure, and report each one once. Default: false. */
    boolean[] all() default {};

    /** Look for a simpler way to each failure for so many seconds; 0 to report it as it was found. Default: 2. */
    long minimize() default -1;

    /** Whether data races count as failures, are only reported, or are not looked for. Default: FAIL. */
    Races[] races() default {};

    /**
     * Whose data races are failures: packages, with those below them, or classes, separated by commas. Default: what comes from directories, or from the jar of the main class.
     */
    String own() default "";

    /** Show data races between two places in libraries, which are no failures. Default: false. */
    boolean[] libraryRaces() default {};

    /** A file that lists data races which do not count, one a line. Default: none. */
    String racesIgnore() default "";

    /** Let waits end for no reason, as the Java specification allows. Default: false. */
    boolean[] spurious() default {};

    /** When time limits run out, and sleeps end. Default: PATIENT. */
    TimeLimits[] timeLimits() default {};

    /** From how many milliseconds on a time limit is too long to run out early. Default: 1000. */
    long patience() default -1;

    /** Whether a call of a collection, future or executor of the JDK is one step, or all that its code does is explored. Default: EXPLORED. */
    Jdk[] jdk() default {};

    /** Classes of the JDK whose code is explored even if others are trusted, separated by commas. Default: none. */
    String explore() default "";

    /** What the test is told when it asks how many processors there are. Default: 3. */
    int processors() default -1;

    /** Report a thread that runs for so many seconds without a visible operation. Default: 10. */
    int stuck() default -1;

    /** Fail if nothing was found but not everything was searched. Default: false. */
    boolean[] requireExhaustive() default {};

    /** The folder in which witnesses are kept. Default: target/heddle, where a witness is removed when it does not fail any more. */
    String witnesses() default "";
}
