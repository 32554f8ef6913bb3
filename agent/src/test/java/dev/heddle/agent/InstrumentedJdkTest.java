package dev.heddle.agent;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.heddle.agent.code.Hierarchy;
import dev.heddle.agent.code.Scope;
import dev.heddle.agent.schedule.ModelTable;
import dev.heddle.cache.Cache;
import dev.heddle.cache.Keepsake;
import dev.heddle.runtime.Site;
import dev.heddle.runtime.Sites;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a later run takes over is what it would have made itself. */
class InstrumentedJdkTest {

    private static final String POOL = "java/util/concurrent/ThreadPoolExecutor";

    @TempDir
    Path temporary;

    private InstrumentedJdk run() {
        return new InstrumentedJdk(Optional.of(new Keepsake(new Cache(temporary.resolve("heddle")), "jdk", new byte[] {1})));
    }

    private static byte[] file(String name) throws IOException {
        try (InputStream file = Object.class.getResourceAsStream("/" + name + ".class")) {
            return file.readAllBytes();
        }
    }

    private static ClassInstrumenter instrumenter(Scope scope) {
        return new ClassInstrumenter(new ModelTable(), new Hierarchy(false), null, true, scope, true, Depth.SCHEDULE);
    }

    @Test
    void laterRunsTakeOverClassesAndSites() throws IOException {
        InstrumentedJdk first = run();
        byte[] pool = first.instrument(POOL, null, true, file(POOL), instrumenter(Scope.FULL));
        assertNull(first.instrument("java/lang/Runnable", null, true, file("java/lang/Runnable"), instrumenter(Scope.INITIALIZER)));
        int end = Sites.end();
        first.leave();
        InstrumentedJdk second = run();

        // Nobody is asked to instrument them.
        assertArrayEquals(pool, second.instrument(POOL, null, true, file(POOL), null));
        assertNull(second.instrument("java/lang/Runnable", null, true, file("java/lang/Runnable"), null));
        assertEquals(end, second.sites().next());
        for (int number = 1; number < end; number += 2) {
            Site expected = Sites.get(number);
            Site actual = second.sites().site(number);
            assertEquals(text(expected), text(actual));
            assertEquals(expected.trusted, actual.trusted);
            assertEquals(expected.loader, actual.loader);
        }
    }

    private static String text(Site site) {
        return site.number + " " + site.className + " " + site.method + " " + site.descriptor + " " + site.file + ":" + site.line + " " + site.offset + " " + site.owner + " " + site.member;
    }

    @Test
    void otherFilesAndOtherWaysAreInstrumentedAnew() throws IOException {
        InstrumentedJdk first = run();
        byte[] pool = first.instrument(POOL, null, true, file(POOL), instrumenter(Scope.FULL));
        first.leave();
        InstrumentedJdk second = run();
        // A constant that nobody reads, as another agent might have put it there.
        byte[] changed = file(POOL);
        changed[7]--;

        assertFalse(Arrays.equals(pool, second.instrument(POOL, null, true, changed, instrumenter(Scope.FULL))));
        assertFalse(Arrays.equals(pool, second.instrument(POOL, null, false, file(POOL), instrumenter(Scope.FULL))), "the sites of a class that exists already are its own");
        second.leave();
        InstrumentedJdk third = run();
        assertArrayEquals(pool, third.instrument(POOL, null, true, file(POOL), null));
        assertEquals(changed[7], third.instrument(POOL, null, true, changed, null)[7]);
    }
}
