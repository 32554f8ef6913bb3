package dev.heddle.scheduler.kernel;

import dev.heddle.model.Footprint;
import dev.heddle.model.Resource;
import dev.heddle.scheduler.memory.Shared;
import dev.heddle.scheduler.memory.Versioned;
import java.util.function.Supplier;

/** How far a thread has come: changed by all that it does, and read by whoever asks what it is doing. */
public final class Progress extends Synchronizer {

    private final ProgramThread asked;

    Progress(Shared thread, ProgramThread asked) {
        super(thread, "progress");
        this.asked = asked;
    }

    /** What {@code answer} says of the thread, which also depends on what the thread waits for. */
    public <T> T ask(ProgramThread by, Supplier<T> answer) {
        by.execution.lens.learnStates();
        Question<T> question = new Question<>(answer);
        by.perform(question);
        return question.found;
    }

    private final class Question<T> extends Action {

        private final Supplier<T> answer;
        private T found;

        Question(Supplier<T> answer) {
            super(Kind.READ, 0);
            this.answer = answer;
        }

        @Override
        protected void touch(ProgramThread thread, Footprint all) {
            super.touch(thread, all);
            if (asked.pending != null && asked != thread) {
                Footprint theirs = Footprint.empty();
                asked.pending.touch(asked, theirs);
                for (int i = 0; i < theirs.size(); i++) {
                    all.add(theirs.key(i), theirs.from(i), theirs.to(i), false, theirs.before(i), theirs.version(i));
                }
            }
        }

        @Override
        protected void run(ProgramThread thread) {
            found = answer.get();
            thread.spins.read(Progress.this);
            if (asked.pending != null && asked.pending.resource() instanceof Versioned awaited) {
                thread.spins.read(awaited);
            }
        }

        @Override
        public boolean writes() {
            return false;
        }

        @Override
        protected boolean pure() {
            return true;
        }

        @Override
        public Resource resource() {
            return Progress.this;
        }

        @Override
        public String describe() {
            return "look what " + shared().threadName() + " does";
        }
    }
}
