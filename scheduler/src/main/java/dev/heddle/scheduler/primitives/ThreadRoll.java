package dev.heddle.scheduler.primitives;

import dev.heddle.model.Footprint;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.ProgramThreads;
import dev.heddle.scheduler.kernel.Synchronizer;
import dev.heddle.scheduler.memory.Shared;
import java.util.ArrayList;
import java.util.List;

/** Which threads are alive, as one who asks for all of them sees it. */
public final class ThreadRoll extends Synchronizer {

    private ThreadRoll(Shared threads) {
        super(threads, "roll");
    }

    private static ThreadRoll of(ProgramThread thread) {
        return thread.execution().heap().ofClass(ThreadGroup.class).primitive(ThreadRoll::new);
    }

    /** The threads that are alive, in the order in which they were started. */
    public static List<Thread> call(ProgramThread by) {
        by.execution().lens().learnRollCalls();
        return Instant.look(by, of(by), "list", ThreadRoll::alive);
    }

    private static List<Thread> alive(ProgramThread by) {
        ProgramThreads threads = by.execution().threads();
        List<Thread> alive = new ArrayList<>();
        for (int i = 0; i < threads.count(); i++) {
            Thread each = threads.get(i).thread;
            if (!ThreadState.of(by.execution().heap().track(each)).lifetime.isOver()) {
                alive.add(each);
            }
        }
        return alive;
    }

    /** Adds that a thread starts or ends, if anybody ever asks for all of them. */
    static void touch(ProgramThread thread, Footprint all) {
        if (thread.execution().lens().rollCallsObserved()) {
            of(thread).touch(thread, all, true);
        }
    }

    static void changed(ProgramThread thread) {
        if (thread.execution().lens().rollCallsObserved()) {
            of(thread).changed();
        }
    }

    @Override
    public String name() {
        return "all threads";
    }
}
