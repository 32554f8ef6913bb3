package dev.heddle.scheduler.detectors;

import dev.heddle.model.CodePoint;
import dev.heddle.model.Finding;
import dev.heddle.scheduler.Own;
import dev.heddle.scheduler.accesses.MemoryAccess;
import dev.heddle.scheduler.kernel.Execution;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.Recorder;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Turns pairs of unordered accesses into findings, each pair of authors once in a campaign. */
public final class RaceReports {

    private final Authors authors;
    private final Set<Long> known = new HashSet<>();
    /** Those of {@link #known} that the present execution has shown. */
    private final List<Long> fresh = new ArrayList<>();
    private boolean doubtful;

    public RaceReports(Own own) {
        this.authors = new Authors(own);
    }

    public void clear() {
        known.clear();
    }

    Authors authors() {
        return authors;
    }

    /** An execution is about to begin. */
    public void begin() {
        fresh.clear();
        doubtful = false;
    }

    /** True if the execution has shown a data race of which it is not known whose it is. */
    public boolean isDoubtful() {
        return doubtful;
    }

    /** From now on it is known whose data races are. */
    public void settleDoubts() {
        authors.follow();
    }

    /** Forgets what the execution has shown, because it will be run again. */
    public void takeBack() {
        known.removeAll(fresh);
    }

    void report(MemoryAccess access, ProgramThread thread, boolean otherWrites, ProgramThread other, int otherEvent, int otherAuthor) {
        int author = access.author();
        if (author == Authors.UNKNOWN || otherAuthor == Authors.UNKNOWN) {
            doubtful = true;
            return;
        }
        long pair = (long) Math.min(author, otherAuthor) << 32 | Math.max(author, otherAuthor) & 0xffffffffL;
        if (!known.add(pair)) {
            return;
        }
        fresh.add(pair);
        Execution execution = thread.execution();
        Recorder recorder = execution.recorder();
        List<Integer> events = recorder == null ? List.of() : recorder.isDetailed() ? List.of(otherEvent, recorder.size()) : List.of(recorder.size());
        CodePoint there = authors.point(otherAuthor);
        CodePoint here = authors.point(author);
        String name = access.location.name();
        execution.ending().add(new Finding(Finding.Kind.DATA_RACE, "data race on " + name,
                List.of(other.name() + (otherWrites ? " writes " : " reads ") + name + " (" + there.shortForm() + ")",
                        thread.name() + (access.changes() ? " writes " : " reads ") + name + " (" + here.shortForm() + ")",
                        "no lock, volatile or join orders the two"),
                List.of(other.id(), thread.id()), List.of(there, here), events, null, !authors.isOwn(author) && !authors.isOwn(otherAuthor)));
    }
}
