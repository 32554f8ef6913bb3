package dev.heddle.scheduler.jdk.trusted;

import dev.heddle.model.Footprint;
import dev.heddle.scheduler.kernel.Action;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.Synchronizer;
import java.util.function.Consumer;
import java.util.function.Function;

/** A call of a trusted object that never waits. */
final class Call<T> extends Action {

    private enum Mode {
        LOOK, CHANGE, UPDATE
    }

    private final Synchronizer on;
    private final String name;
    private final Mode mode;
    private final Consumer<Footprint> touches;
    private final Function<ProgramThread, T> method;
    private T result;
    private int versionBefore;

    private Call(Kind kind, Synchronizer on, String name, Mode mode, Consumer<Footprint> touches, Function<ProgramThread, T> method) {
        super(kind, 0);
        this.on = on;
        this.name = name;
        this.mode = mode;
        this.touches = touches;
        this.method = method;
    }

    /** Makes a call that changes something, or else changes nothing: then it has only looked. */
    static <T> T change(Kind kind, Synchronizer on, String name, Consumer<Footprint> touches, Function<ProgramThread, T> method) {
        return new Call<>(kind, on, name, Mode.CHANGE, touches, method).by(ProgramThread.current());
    }

    /** Makes a call that always changes something, though perhaps nothing that a thread could wait for. */
    static <T> T update(Kind kind, Synchronizer on, String name, Consumer<Footprint> touches, Function<ProgramThread, T> method) {
        return new Call<>(kind, on, name, Mode.UPDATE, touches, method).by(ProgramThread.current());
    }

    /** Makes a call that only looks. */
    static <T> T look(Synchronizer on, String name, Consumer<Footprint> touches, Function<ProgramThread, T> method) {
        return new Call<>(Kind.READ, on, name, Mode.LOOK, touches, method).by(ProgramThread.current());
    }

    private T by(ProgramThread thread) {
        thread.execution().trusted(on.shared().target().getClass());
        thread.perform(this);
        return result;
    }

    @Override
    protected void touch(ProgramThread thread, Footprint all) {
        touches.accept(all);
    }

    @Override
    protected void run(ProgramThread thread) {
        versionBefore = on.version();
        result = method.apply(thread);
        if (pure()) {
            thread.spins.read(on);
            if (mode == Mode.CHANGE) {
                settle(thread, false);
            }
        }
    }

    @Override
    protected boolean pure() {
        return mode != Mode.UPDATE && on.version() == versionBefore;
    }

    @Override
    public boolean writes() {
        return mode != Mode.LOOK;
    }

    @Override
    public Synchronizer resource() {
        return on;
    }

    @Override
    public String describe() {
        return name + " " + on.name() + (result instanceof Boolean answer ? answer ? " -> true" : " -> false" : "");
    }
}
