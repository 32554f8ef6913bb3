package dev.heddle.scheduler.detectors;

import dev.heddle.model.CodePoint;
import dev.heddle.runtime.Site;
import dev.heddle.runtime.Sites;
import dev.heddle.scheduler.Own;
import dev.heddle.scheduler.kernel.CodePoints;
import dev.heddle.scheduler.kernel.Recorder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * Those who access memory: code of the program, code of libraries, and whoever has the JDK access it on his behalf.
 *
 * <p>The number of an author is that of a site if code outside of the JDK makes the access. An access by the JDK belongs to who called the JDK, which only the stack tells. To
 * walk through it at every access would take too long where it matters to nobody, so such an access has no author, which is the number 0, until a data race is seen that depends
 * on it; from then on there is a negative number for each place that calls the JDK.
 */
public final class Authors {

    /** Nobody knows, and the access may be the program's own. */
    static final int UNKNOWN = 0;

    /** Where an access is that no instrumented instruction makes. */
    private static final CodePoint REFLECTION = new CodePoint("java.lang.reflect.Field", "access", "", -1, null, -1);

    private static final StackWalker STACK = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

    /** Code that has the JDK access memory. */
    private record Caller(CodePoint point, boolean own) {
    }

    private final Own own;
    /** By number, for sites that were asked for: 0 if not, 1 if it is in the program's own code, 2 if not. */
    private byte[] sites = new byte[1024];
    private final List<Caller> callers = new ArrayList<>();
    private final Map<Caller, Integer> numbers = new HashMap<>();
    private boolean followed;

    Authors(Own own) {
        this.own = own;
    }

    /** From now on it is known who calls the JDK. */
    void follow() {
        followed = true;
    }

    /** The author of an access at {@code site}; called by the thread that makes it. */
    int of(int site) {
        return isOutside(site) ? site : followed ? caller(site) : UNKNOWN;
    }

    /** True if code that is not the JDK's makes accesses at {@code number}. */
    private static boolean isOutside(int number) {
        if (number == 0) {
            return false;
        }
        ClassLoader loader = Sites.get(number).loader;
        return loader != null && loader != ClassLoader.getPlatformClassLoader();
    }

    private int caller(int site) {
        Caller caller = STACK.walk(frames -> first(frames.iterator()));
        // A thread of the JDK's own, which nobody has called.
        Caller author = caller != null ? caller : new Caller(site == 0 ? REFLECTION : CodePoints.of(Sites.get(site)), false);
        return numbers.computeIfAbsent(author, added -> {
            callers.add(added);
            return -callers.size();
        });
    }

    private Caller first(Iterator<StackWalker.StackFrame> frames) {
        boolean ours = true;
        while (frames.hasNext()) {
            StackWalker.StackFrame frame = frames.next();
            Class<?> type = frame.getDeclaringClass();
            if (Recorder.isHeddle(type.getName())) {
                if (!ours) {
                    return null;
                }
                continue;
            }
            ours = false;
            if (!Recorder.isPlatform(type.getModule().getName(), type.getName())) {
                return new Caller(new CodePoint(type.getName(), frame.getMethodName(), "", -1, frame.getFileName(), frame.getLineNumber()),
                        own.covers(type.getName(), Own.jarOf(type.getProtectionDomain())));
            }
        }
        return null;
    }

    /** True if {@code author} is code of the program's own, or may be. */
    boolean isOwn(int author) {
        if (author <= 0) {
            return author == UNKNOWN || callers.get(-author - 1).own;
        }
        if (author >= sites.length) {
            sites = Arrays.copyOf(sites, Math.max(author + 1, sites.length * 2));
        }
        if (sites[author] == 0) {
            Site site = Sites.get(author);
            sites[author] = (byte) (own.covers(site.className, site.jar) ? 1 : 2);
        }
        return sites[author] == 1;
    }

    /** Where {@code author}, who is known, is. */
    CodePoint point(int author) {
        return author > 0 ? CodePoints.of(Sites.get(author)) : callers.get(-author - 1).point;
    }
}
