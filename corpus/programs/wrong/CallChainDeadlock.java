package corpus.wrong;

/** Each of two objects calls the other from a synchronized method: the locks are taken in opposite orders by two of four schedules. */
//! verdict FOUND
//! executions 4
public class CallChainDeadlock {

    private CallChainDeadlock friend;

    public static void main(String[] args) throws InterruptedException {
        CallChainDeadlock one = new CallChainDeadlock();
        CallChainDeadlock other = new CallChainDeadlock();
        one.friend = other;
        other.friend = one;
        Thread first = new Thread(() -> greet(one, other));
        Thread second = new Thread(() -> greet(other, one));
        first.start();
        second.start();
        first.join();
        second.join();
    }

    private static void greet(CallChainDeadlock from, CallChainDeadlock to) {
        from.greet(to);
    }

    private synchronized void greet(CallChainDeadlock to) {
        pass(to);
    }

    private void pass(CallChainDeadlock to) {
        to.answer();
    }

    private synchronized void answer() {
        int nothing = 0; //! finds deadlock
    }
}
