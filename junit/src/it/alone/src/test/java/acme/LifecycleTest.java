package acme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.junit.HeddleTest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Each execution goes through all that JUnit does around a test, from the beginning. */
@ExtendWith(LifecycleTest.Counting.class)
class LifecycleTest {

    static final List<String> LOG = new ArrayList<>();

    @RegisterExtension
    final Own own = new Own();

    @TempDir
    Path directory;

    static final class Own implements BeforeEachCallback {

        private int calls;

        @Override
        public void beforeEach(ExtensionContext context) {
            calls++;
        }
    }

    static final class Counting implements BeforeEachCallback, AfterEachCallback, ParameterResolver {

        @Override
        public void beforeEach(ExtensionContext context) {
            ExtensionContext.Store store = context.getStore(ExtensionContext.Namespace.create(Counting.class));
            store.put("calls", store.getOrDefault("calls", Integer.class, 0) + 1);
            LOG.add("callback for " + context.getRequiredTestInstance().getClass().getSimpleName());
        }

        @Override
        public void afterEach(ExtensionContext context) {
            context.getStore(ExtensionContext.Namespace.create(Counting.class)).remove("calls");
        }

        @Override
        public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
            return parameter.getParameter().getType() == Integer.class;
        }

        @Override
        public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
            return context.getStore(ExtensionContext.Namespace.create(Counting.class)).get("calls");
        }
    }

    @BeforeAll
    static void first() {
        LOG.add("before all");
    }

    @BeforeEach
    void before(TestInfo info) {
        LOG.add("before " + info.getTestMethod().orElseThrow().getName());
    }

    @AfterEach
    void after() {
        LOG.add("after");
        assertEquals("after", LOG.get(LOG.size() - 1));
    }

    @AfterAll
    static void last() {
        LOG.add("after all");
    }

    private static void inTwoThreads(Runnable action) throws InterruptedException {
        Thread one = new Thread(action);
        Thread other = new Thread(action);
        one.start();
        other.start();
        one.join();
        other.join();
    }

    @HeddleTest
    void everythingBeginsAnew(TestInfo info, Integer calls) throws Exception {
        assertEquals(List.of("before all", "callback for LifecycleTest", "before everythingBeginsAnew"), LOG);
        assertEquals("everythingBeginsAnew", info.getTestMethod().orElseThrow().getName());
        assertEquals(1, own.calls);
        assertNotNull(directory);
        assertTrue(Files.list(directory).toList().isEmpty());
        Files.writeString(directory.resolve("file"), "text");
        Account account = new Account();
        assertEquals(1, Account.opened());
        inTwoThreads(() -> account.depositSafely(1));
        assertEquals(102, account.balance());
    }

    @HeddleTest
    void skipsWhatIsAssumedAway() throws InterruptedException {
        Account account = new Account();
        int[] seen = new int[1];
        inTwoThreads(() -> {
            synchronized (account) {
                seen[0] = Thread.currentThread().hashCode();
            }
        });
        Assumptions.assumeTrue(seen[0] == 0, "never");
    }

    @Nested
    class Inner {

        private final Object outer = LifecycleTest.this;

        @BeforeEach
        void beforeInner() {
            LOG.add("before inner");
        }

        @HeddleTest
        void knowsItsOuterInstance() throws InterruptedException {
            assertEquals(List.of("before all", "callback for Inner", "before knowsItsOuterInstance", "before inner"), LOG);
            assertSame(LifecycleTest.this, outer);
            assertEquals(1, own.calls);
            inTwoThreads(() -> {
                synchronized (outer) {
                    LOG.add("in a thread");
                }
            });
            assertEquals(6, LOG.size());
        }
    }
}
