package corpus.correct;

import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Subtask;

/** Two subtasks of a scope add to a sum under a lock, in both orders; what they did is seen after the join. */
//! verdict VERIFIED
//! preview 25
//! search dpor
//! executions 4
public class ScopeAllSucceed {

    private static int sum;

    public static void main(String[] args) throws InterruptedException {
        try (var scope = StructuredTaskScope.<Integer>open()) {
            Subtask<Integer> one = scope.fork(() -> add(1));
            Subtask<Integer> two = scope.fork(() -> add(2));
            assert scope.join() == null;
            assert one.state() == Subtask.State.SUCCESS && two.state() == Subtask.State.SUCCESS;
            assert one.get() == 1 && two.get() == 3 || one.get() == 3 && two.get() == 2;
        }
        assert sum == 3;
    }

    private static synchronized int add(int number) {
        assert Thread.currentThread().isVirtual();
        return sum += number;
    }
}
