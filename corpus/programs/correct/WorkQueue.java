package corpus.correct;

import java.util.LinkedList;

/** Two workers take what there is to do from a list under its lock, until they are told that nothing will follow. */
//! verdict VERIFIED
public class WorkQueue {

    private final LinkedList<Integer> work = new LinkedList<>();
    private boolean closed;
    private int sum;

    public static void main(String[] args) throws InterruptedException {
        WorkQueue queue = new WorkQueue();
        Thread first = new Thread(queue::run);
        Thread second = new Thread(queue::run);
        first.start();
        second.start();
        queue.add(1);
        queue.close();
        first.join();
        second.join();
        assert queue.sum == 1 && queue.work.isEmpty();
    }

    private synchronized void add(int item) {
        work.add(item);
        notify();
    }

    private synchronized void close() {
        closed = true;
        notifyAll();
    }

    private void run() {
        Integer item;
        while ((item = take()) != null) {
            done(item);
        }
    }

    private synchronized Integer take() {
        while (work.isEmpty() && !closed) {
            try {
                wait();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
        return work.poll();
    }

    private synchronized void done(int item) {
        sum += item;
    }
}
