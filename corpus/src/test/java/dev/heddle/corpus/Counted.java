package dev.heddle.corpus;

import dev.heddle.engine.JvmExecutor;
import dev.heddle.explore.loop.Exploration;
import dev.heddle.explore.loop.Explorer;
import dev.heddle.explore.loop.Progress;
import dev.heddle.explore.result.Result;
import dev.heddle.explore.search.Search;
import dev.heddle.scheduler.Settings;
import java.util.ArrayList;
import java.util.List;

/** What the reduction made of a program. */
record Counted(Result result, Census census) {

    /** Runs all classes of executions of a program. */
    static Counted of(Corpus corpus, CorpusProgram program, Count count) throws Exception {
        List<Census> censuses = new ArrayList<>();
        Search search = new Search("dpor", () -> {
            Census census = new Census();
            censuses.add(census);
            return census;
        });
        Settings settings = Settings.defaults().withRaces(false).withFailuresWrite(count.failuresWrite()).withStopAtFailure(false).withTimeLimits(Settings.TimeLimits.ANY);
        Result result = new Explorer(new JvmExecutor(corpus.body(program, count.arguments()), settings),
                Exploration.of(search).withSeconds(600).withStopAtFirst(false), Progress.NONE).explore();
        // The search begins anew when it learns what threads can notice of each other; the last one is complete.
        return new Counted(result, censuses.get(censuses.size() - 1));
    }
}
