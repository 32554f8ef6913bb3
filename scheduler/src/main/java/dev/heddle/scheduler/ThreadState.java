package dev.heddle.scheduler;

import dev.heddle.model.ThreadId;

/** What other threads can notice of a thread object, from before its start to after its end. */
final class ThreadState extends Synchronizer {

    final Permit permit;
    final Interruption interruption;
    final Lifetime lifetime;
    /** Null until it has started. */
    private ThreadId id;

    private ThreadState(Shared thread) {
        super(thread, "birth");
        this.permit = new Permit(thread, this);
        this.interruption = new Interruption(thread);
        this.lifetime = new Lifetime(thread, this);
    }

    static ThreadState of(Shared thread) {
        return thread.primitive(ThreadState::new);
    }

    /** Notes that the thread has started. */
    void begin(ThreadId id) {
        this.id = id;
        changed();
    }

    boolean isBorn() {
        return id != null;
    }

    /** What reports call the thread. */
    String threadName() {
        return name((Thread) shared().target, id);
    }

    /** What reports call {@code thread}: virtual threads mostly have no name of their own. */
    static String name(Thread thread, ThreadId id) {
        String name = thread.getName();
        return !name.isEmpty() ? name : id == null ? "unnamed" : "unnamed-" + id;
    }

    @Override
    protected long state() {
        return isBorn() ? 1 : 0;
    }
}
