package corpus.random;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Operations of random programs that have Armenian letters: those on classes of the JDK whose calls may be taken for one step each. */
final class Services {

    private static final int LIMIT = 1;
    /** How many threads there are beside those of pools. */
    private static final int THREADS = 4;

    private final Interpreter interpreter;
    private final BlockingQueue<Integer> endless = new LinkedBlockingQueue<>();
    private final BlockingQueue<Integer> bounded = new ArrayBlockingQueue<>(1);
    private final FutureTask<Integer> first;
    private final FutureTask<Integer> second;
    private final ThreadPoolExecutor single = new ThreadPoolExecutor(1, 1, 0, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>(), Services::thread);
    private final ThreadPoolExecutor growing = new ThreadPoolExecutor(0, 1, 1, TimeUnit.MILLISECONDS, new ArrayBlockingQueue<>(1), Services::thread);

    Services(Interpreter interpreter) {
        this.interpreter = interpreter;
        this.first = new FutureTask<>(() -> interpreter.get(0));
        this.second = new FutureTask<>(() -> 1 / interpreter.get(0));
    }

    /** No counter as other factories have: it would be one more thing that threads share. */
    private static Thread thread(Runnable worker) {
        return new Thread(worker, "worker");
    }

    private BlockingQueue<Integer> queue(int number) {
        return number == 0 ? endless : bounded;
    }

    private FutureTask<Integer> task(int number) {
        return number == 0 ? first : second;
    }

    private ThreadPoolExecutor pool(int number) {
        return number == 0 ? single : growing;
    }

    void step(char operation, int argument, String block, int self) throws InterruptedException {
        switch (operation) {
            case 'ա' -> queue(argument).put(self);
            case 'բ' -> Interpreter.note(self, queue(argument).take());
            case 'գ' -> Interpreter.note(self, queue(argument).offer(self));
            case 'դ' -> note(self, queue(argument).poll());
            case 'ե' -> Interpreter.note(self, queue(argument).size());
            case 'զ' -> note(self, queue(argument).peek());
            case 'է' -> note(self, queue(argument).poll(LIMIT, TimeUnit.MILLISECONDS));
            case 'ը' -> Interpreter.note(self, queue(argument).offer(self, LIMIT, TimeUnit.MILLISECONDS));
            case 'թ' -> Interpreter.note(self, queue(argument).remove(0));
            case 'ժ' -> drain(queue(argument), self);
            case 'ի' -> task(argument).run();
            case 'լ' -> get(task(argument), false, self);
            case 'խ' -> Interpreter.note(self, task(argument).cancel(true));
            case 'ծ' -> Interpreter.note(self, task(argument).isDone());
            case 'կ' -> get(task(argument), true, self);
            case 'հ' -> Interpreter.note(self, task(argument).cancel(false));
            case 'ձ' -> execute(argument, block, self);
            case 'ղ' -> pool(argument).shutdown();
            case 'ճ' -> Interpreter.note(self, pool(argument).awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS));
            case 'մ' -> Interpreter.note(self, pool(argument).shutdownNow().size());
            case 'յ' -> Interpreter.note(self, pool(argument).isTerminated());
            case 'ն' -> Interpreter.note(self, pool(argument).getPoolSize());
            default -> throw new AssertionError(operation);
        }
    }

    private static void note(int self, Integer found) {
        Interpreter.note(self, found == null ? 7 : found);
    }

    private static void drain(BlockingQueue<Integer> queue, int self) {
        List<Integer> drained = new ArrayList<>();
        queue.drainTo(drained);
        drained.forEach(each -> Interpreter.note(self, each));
    }

    private static void get(FutureTask<Integer> task, boolean limited, int self) throws InterruptedException {
        try {
            Interpreter.note(self, limited ? task.get(LIMIT, TimeUnit.MILLISECONDS) : task.get());
        } catch (ExecutionException failed) {
            Interpreter.note(self, 5);
        } catch (CancellationException cancelled) {
            Interpreter.note(self, 6);
        } catch (TimeoutException late) {
            Interpreter.note(self, 8);
        }
    }

    /** What a task sees is that of its pool, which has one thread. */
    private void execute(int pool, String block, int self) {
        try {
            pool(pool).execute(() -> interpreter.run(block, THREADS + pool));
        } catch (RejectedExecutionException rejected) {
            Interpreter.note(self, 4);
        }
    }
}
