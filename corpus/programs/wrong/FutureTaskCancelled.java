package corpus.wrong;

import java.util.concurrent.FutureTask;

/** One thread cancels a task that another waits for. */
//! verdict FOUND
public class FutureTaskCancelled {

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 42);
        new Thread(task).start();
        new Thread(() -> task.cancel(true)).start();
        task.get(); //! finds uncaught-exception
    }
}
