package dev.heddle.scheduler;

/** What other threads can notice of a thread object, from before its start to after its end. */
final class ThreadState extends Synchronizer {

    final Permit permit;
    final Interruption interruption;
    final Life life;
    private boolean born;

    private ThreadState(Shared thread) {
        super(thread, "birth");
        this.permit = new Permit(thread, this);
        this.interruption = new Interruption(thread);
        this.life = new Life(thread, this);
    }

    static ThreadState of(Shared thread) {
        return thread.primitive(ThreadState::new);
    }

    /** Notes that the thread has started. */
    void begin() {
        born = true;
        changed();
    }

    boolean isBorn() {
        return born;
    }

    @Override
    protected long state() {
        return born ? 1 : 0;
    }
}
