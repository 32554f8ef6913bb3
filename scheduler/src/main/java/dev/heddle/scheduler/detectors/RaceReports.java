package dev.heddle.scheduler.detectors;

import dev.heddle.model.CodePoint;
import dev.heddle.model.Finding;
import dev.heddle.runtime.Site;
import dev.heddle.runtime.Sites;
import dev.heddle.scheduler.accesses.MemoryAccess;
import dev.heddle.scheduler.kernel.CodePoints;
import dev.heddle.scheduler.kernel.Execution;
import dev.heddle.scheduler.kernel.ProgramThread;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Turns pairs of unordered accesses into findings, each pair of code points once in a campaign. */
public final class RaceReports {

    /** Where an access is that no instrumented instruction makes; recording finds out more. */
    private static final CodePoint REFLECTION = new CodePoint("java.lang.reflect.Field", "access", "", -1, null, -1);

    private final Set<Long> known = new HashSet<>();

    public void clear() {
        known.clear();
    }

    void report(MemoryAccess access, ProgramThread thread, boolean otherWrites, ProgramThread other,
            int otherEvent, int otherSite) {
        Execution execution = thread.execution();
        int first = Math.min(access.site(), otherSite);
        int second = Math.max(access.site(), otherSite);
        if (!known.add((long) first << 32 | second)) {
            return;
        }
        String name = access.location.name();
        String verb = access.changes() ? "writes" : "reads";
        String otherVerb = otherWrites ? "writes" : "reads";
        List<CodePoint> points = new ArrayList<>();
        List<Integer> events = new ArrayList<>();
        if (execution.recorder() != null) {
            CodePoint earlier = execution.recorder().pointOf(otherEvent);
            if (earlier != null) {
                points.add(earlier);
                events.add(otherEvent);
            }
            CodePoint here = execution.recorder().pointOf(access);
            if (here != null) {
                points.add(here);
            }
            events.add(execution.recorder().size());
        }
        if (points.size() < 2) {
            points.clear();
            points.add(codePoint(otherSite));
            points.add(codePoint(access.site()));
        }
        String where = points.get(0).shortForm();
        String here = points.get(1).shortForm();
        execution.ending().add(new Finding(Finding.Kind.DATA_RACE, "data race on " + name,
                List.of(other.name() + " " + otherVerb + " " + name + " (" + where + ")",
                        thread.name() + " " + verb + " " + name + " (" + here + ")",
                        "no lock, volatile or join orders the two"),
                List.of(other.id(), thread.id()), points, events, null));
    }

    private static CodePoint codePoint(int number) {
        Site site = Sites.get(number);
        return site == null ? REFLECTION : CodePoints.of(site);
    }
}
