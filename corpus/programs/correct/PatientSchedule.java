package corpus.correct;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** What is to be done sooner is done first, whatever was planned first. */
//! patient
//! search auto
//! budget 300
//! verdict BUDGET_SPENT
public class PatientSchedule {

    private static volatile String done = "";

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        ScheduledFuture<?> late = pool.schedule(() -> done += "late", 500, TimeUnit.MILLISECONDS);
        ScheduledFuture<?> soon = pool.schedule(() -> done += "soon ", 10, TimeUnit.MILLISECONDS);
        late.get(1, TimeUnit.MINUTES);
        soon.get(1, TimeUnit.MINUTES);
        pool.shutdown();
        assert done.equals("soon late") : done;
    }
}
