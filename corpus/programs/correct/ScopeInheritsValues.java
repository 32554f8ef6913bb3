package corpus.correct;

import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructureViolationException;

/** Subtasks find the values that were bound when their scope was opened, and bind others for themselves. */
//! verdict VERIFIED
//! preview 25
//! search dpor
//! executions 6
public class ScopeInheritsValues {

    private static final ScopedValue<String> USER = ScopedValue.newInstance();

    public static void main(String[] args) throws Exception {
        ScopedValue.where(USER, "main").call(() -> {
            try (var scope = StructuredTaskScope.open()) {
                var plain = scope.fork(USER::get);
                var bound = scope.fork(() -> ScopedValue.where(USER, "task").call(USER::get) + USER.get());
                ScopedValue.where(USER, "other").run(() -> {
                    try {
                        scope.fork(USER::get);
                        throw new AssertionError("forked with other values than those of the scope");
                    } catch (StructureViolationException expected) {
                        assert USER.get().equals("other");
                    }
                });
                scope.join();
                assert plain.get().equals("main") && bound.get().equals("taskmain");
            }
            return null;
        });
        assert !USER.isBound();
    }
}
