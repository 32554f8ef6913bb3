package dev.heddle.scheduler.primitives;

import dev.heddle.model.ThreadId;
import dev.heddle.scheduler.kernel.Interruption;
import dev.heddle.scheduler.kernel.Synchronizer;
import dev.heddle.scheduler.memory.Shared;

/** What other threads can notice of a thread object, from before its start to after its end. */
public final class ThreadState extends Synchronizer {

    public final Permit permit;
    public final Interruption interruption;
    public final Lifetime lifetime;

    private ThreadState(Shared thread) {
        super(thread, "birth");
        this.permit = new Permit(thread, this);
        this.interruption = new Interruption(thread);
        this.lifetime = new Lifetime(thread, this);
    }

    public static ThreadState of(Shared thread) {
        return thread.primitive(ThreadState::new);
    }

    /** Notes that the thread has started. */
    public void begin(ThreadId id) {
        shared().started = id;
        changed();
    }

    boolean isBorn() {
        return shared().started != null;
    }

    @Override
    protected long state() {
        return isBorn() ? 1 : 0;
    }
}
