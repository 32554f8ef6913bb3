package acme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.Explored;
import dev.heddle.Heddle;
import dev.heddle.Options;
import dev.heddle.Outcome;
import dev.heddle.junit.HeddleTest;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** Static state of ordinary tests is the same before and after an exploration that uses the same classes. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class OrdinaryTest {

    enum Colour { RED, GREEN }

    static final Object FINAL = new Object();
    static Object first;
    static final Map<Colour, Integer> COLOURS = new EnumMap<>(Colour.class);
    static long counter;

    @Test
    @Order(1)
    void setsStaticState() {
        first = FINAL;
        counter = 7;
        COLOURS.put(Colour.GREEN, 1);
    }

    @HeddleTest
    @Order(2)
    void findsNothingOfThat() throws InterruptedException {
        assertEquals(0, counter);
        assertTrue(COLOURS.isEmpty());
        COLOURS.put(Colour.RED, 2);
        Thread other = new Thread(() -> counter++);
        other.start();
        other.join();
        assertEquals(1, counter);
    }

    @Test
    @Order(3)
    void findsItAgain() {
        assertSame(first, FINAL);
        assertEquals(7, counter);
        assertEquals(Map.of(Colour.GREEN, 1), COLOURS);
        assertSame(Colour.GREEN, Colour.valueOf("GREEN"));
        assertTrue(COLOURS.containsKey(Colour.values()[1]));
    }

    @Test
    void runsInRealTimeAndThreads() throws InterruptedException {
        long start = System.nanoTime();
        Thread sleeper = new Thread(() -> {
            try {
                TimeUnit.MILLISECONDS.sleep(30);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        sleeper.start();
        sleeper.join();
        assertTrue(System.nanoTime() - start >= TimeUnit.MILLISECONDS.toNanos(30));
    }

    @HeddleTest
    void runsActionsInParallel() throws Exception {
        Account account = new Account();
        List<Outcome<Integer>> outcomes = Heddle.parallel(() -> {
            account.depositSafely(10);
            return account.balance();
        }, () -> {
            throw new IllegalStateException("no");
        });
        assertEquals(110, outcomes.get(0).get());
        assertThrows(IllegalStateException.class, () -> outcomes.get(1).get());
        Heddle.inParallel(() -> account.depositSafely(1), () -> account.depositSafely(2));
        assertEquals(113, account.balance());
    }

    @Test
    void exploresByItself() {
        Explored right = Heddle.explore(() -> {
            AtomicInteger count = new AtomicInteger();
            Thread other = new Thread(count::incrementAndGet);
            other.start();
            count.incrementAndGet();
            other.join();
            assertEquals(2, count.get());
        });
        assertEquals(Explored.Verdict.VERIFIED, right.orFail().verdict());

        Explored wrong = Heddle.explore(Options.defaults().seconds(5).strategy("dpor"), () -> {
            Account account = new Account();
            Thread other = new Thread(() -> account.deposit(10));
            other.start();
            account.deposit(20);
            other.join();
            assertEquals(130, account.balance());
        });
        assertEquals(Explored.Verdict.FOUND, wrong.verdict());
        assertTrue(wrong.failed());
        assertEquals("assertion-failed", wrong.findings().get(0).kind());
        AssertionError error = assertThrows(AssertionError.class, wrong::orFail);
        assertSame(wrong.findings().get(0).thrown(), error.getCause());

        Explored nested = Heddle.explore(() -> Heddle.explore(() -> {
        }));
        assertTrue(nested.report().contains("an exploration cannot begin inside of an execution"), nested.report());
        assertFalse(right.failed());
    }
}
