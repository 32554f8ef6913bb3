package dev.heddle.embed;

import dev.heddle.agent.Agent;
import dev.heddle.explore.UncontrolledException;
import dev.heddle.scheduler.Program;

/** A program on the class path of this JVM: whether values that depend on inputs are followed was decided when it was put under control. */
record Embedded(Program program) implements Program {

    @Override
    public void run() throws Throwable {
        program.run();
    }

    @Override
    public boolean followsInputs() {
        return Agent.isFollowing();
    }

    @Override
    public Program followingInputs() {
        if (!Agent.isFollowing()) {
            throw new UncontrolledException("The program asks for inputs, but no class in a directory of the class path does. "
                    + "Start the JVM with -Dheddle.inputs=true.");
        }
        return this;
    }

    @Override
    public ClassLoader loader() {
        return program.loader();
    }
}
