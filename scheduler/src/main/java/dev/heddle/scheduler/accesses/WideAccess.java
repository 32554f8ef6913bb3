package dev.heddle.scheduler.accesses;

import dev.heddle.model.Footprint;
import dev.heddle.model.Resource;
import dev.heddle.model.ResourceId;
import dev.heddle.scheduler.kernel.Action;
import dev.heddle.scheduler.kernel.ProgramThread;

/** An access to several variables in one step; the first of them gives it its name. */
final class WideAccess extends Action implements Resource {

    private final Memory memory;
    private final Stretch[] stretches;
    private final boolean writes;

    WideAccess(Memory memory, Stretch[] stretches, int site) {
        super(writes(stretches) ? Kind.WRITE : Kind.READ, site);
        this.memory = memory;
        this.stretches = stretches;
        this.writes = writes(stretches);
    }

    private static boolean writes(Stretch[] stretches) {
        for (Stretch stretch : stretches) {
            if (stretch.write()) {
                return true;
            }
        }
        return false;
    }

    @Override
    protected void touch(ProgramThread thread, Footprint all) {
        for (Stretch stretch : stretches) {
            stretch.touch(all);
        }
    }

    @Override
    protected void run(ProgramThread thread) {
        for (Stretch stretch : stretches) {
            for (int i = 0; i < stretch.length(); i++) {
                new MemoryAccess(memory, stretch.location(i), stretch.mode(), stretch.reads(), stretch.write(), site()).run(thread);
            }
        }
    }

    @Override
    protected boolean isMemoryAccess() {
        return true;
    }

    @Override
    protected boolean pure() {
        return !writes;
    }

    @Override
    public boolean writes() {
        return writes;
    }

    @Override
    public Resource resource() {
        return this;
    }

    @Override
    public ResourceId id() {
        return new ResourceId(stretches[0].owner().id(), stretches[0].part());
    }

    @Override
    public String name() {
        return stretches[0].name();
    }
}
