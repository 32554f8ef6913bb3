package corpus.correct;

import java.lang.ref.WeakReference;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

/** References to methods that have models, bound to objects of subclasses of the class that declares them. */
//! verdict VERIFIED
//! search dpor
public class ReferencesToModels {

    private interface Waiting {

        void go() throws InterruptedException;
    }

    private static final class Worker extends Thread {

        private int result;

        @Override
        public void run() {
            result = 1;
        }
    }

    private static boolean ready;

    public static void main(String[] args) throws Exception {
        String text = "text";
        WeakReference<String> reference = new WeakReference<>(text);
        Supplier<String> get = reference::get;
        Runnable clear = reference::clear;
        Callable<Boolean> enqueue = reference::enqueue;
        Worker worker = new Worker();
        Waiting join = worker::join;
        StringBuilder monitor = new StringBuilder();
        Waiting await = monitor::wait;
        Runnable wake = monitor::notifyAll;

        worker.start();
        join.go();
        assert worker.result == 1;
        Thread waker = new Thread(() -> {
            synchronized (monitor) {
                ready = true;
                wake.run();
            }
        });
        waker.start();
        synchronized (monitor) {
            while (!ready) {
                await.go();
            }
        }
        waker.join();
        assert get.get() == text;
        clear.run();
        assert get.get() == null;
        assert !enqueue.call();
    }
}
